export { TriedGame, type TriedState } from './tried-game.store.ts';
export { numberedQuestions } from './numbered-questions.ts';
