/** The id of the element in which a game's page carries the rules of its game. */
export const OWN_GAME = 'own-game';
