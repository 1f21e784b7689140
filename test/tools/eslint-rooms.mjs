/**
 * The lint rule for rooms: a file of src/ imports its own room and rooms before it in the list, in any of the
 * forms that JavaScript has for it: import, export ... from, import().
 */
import { relative, resolve, sep } from 'node:path';
import { BROWSER_ROOMS, NODE_ROOMS, PURE_ROOMS } from './rooms.mjs';

const SOURCE = resolve('src');

/**
 * Which rooms a room may import beside itself. Files that stand directly in src/ (`main.ts`, `embed.ts`) put
 * the rooms of the browser together; the service worker stands alone.
 *
 * @param {string} room
 * @returns {readonly string[] | undefined} undefined when there is no such room
 */
function importable(room) {
  if (room === '') return [...PURE_ROOMS, ...BROWSER_ROOMS];
  if (room === 'sw') return [];
  if (NODE_ROOMS.includes(room)) return PURE_ROOMS;
  const order = [...PURE_ROOMS, ...BROWSER_ROOMS];
  const place = order.indexOf(room);
  return place === -1 ? undefined : order.slice(0, place);
}

/**
 * @param {string} file
 * @returns {string | undefined} the room a file lies in, '' directly in src/, undefined outside of it
 */
function roomOf(file) {
  const path = relative(SOURCE, file).split(sep);
  if (path[0] === '..') return undefined;
  return path.length === 1 ? '' : path[0];
}

/** @type {import('eslint').Rule.RuleModule} */
const order = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: 'src/{{room}}/ is not in the list of rooms.',
      later: "'{{room}}' may not import '{{target}}': a room imports only rooms listed before it.",
      outside: 'A file of src/ imports nothing of ours from outside of src/.',
      unread: 'A path that is worked out at run time hides which room is imported.',
    },
  },
  create(context) {
    const room = roomOf(context.filename);
    if (room === undefined) return {};
    const allowed = importable(room);

    /**
     * @param {import('eslint').Rule.Node} node
     * @param {{ type: string, value?: unknown } | null | undefined} source what it imports from
     */
    const check = (node, source) => {
      if (!source) return;
      if (source.type !== 'Literal' || typeof source.value !== 'string') {
        context.report({ node, messageId: 'unread' });
        return;
      }
      if (!source.value.startsWith('.')) return;
      const target = roomOf(resolve(context.filename, '..', source.value));
      if (target === undefined) context.report({ node, messageId: 'outside' });
      else if (target !== room && !allowed?.includes(target)) {
        context.report({ node, messageId: 'later', data: { room: room || 'src', target: target || 'src' } });
      }
    };

    return {
      Program(node) {
        if (!allowed) context.report({ node, messageId: 'unknown', data: { room } });
      },
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    };
  },
};

export const rooms = { rules: { order } };
