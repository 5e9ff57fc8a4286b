export { TriedGame, type TriedState } from './tried-game.store.ts';
