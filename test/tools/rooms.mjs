/**
 * The rooms of src/ in their order: a room imports itself and rooms before it, never one after it.
 * Read by the lint rule for rooms and by the runners, which choose a room's tests by its kind.
 */

/** Rooms that name neither a page nor Node nor clock nor chance; their tests run in Node. */
export const PURE_ROOMS = ['cards', 'rules', 'engine', 'games', 'session', 'solver', 'text', 'pages'];

/** Rooms that need a browser; their tests run in one. */
export const BROWSER_ROOMS = ['storage', 'worker', 'table', 'app'];

/** Rooms of programs run by Node, which import pure rooms only. */
export const NODE_ROOMS = ['site', 'cli'];

/** Folders under test/ whose tests run in Node without a browser. */
export const NODE_TEST_FOLDERS = [...PURE_ROOMS, ...NODE_ROOMS, 'sw', 'tools'];
