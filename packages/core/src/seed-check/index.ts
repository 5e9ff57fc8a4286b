export { checkSeeds } from './check-seeds.ts';
export { checkDraws, checkFigureDraws, usualSeeds, type SeedRange } from './check-draws.ts';
export { checkLevels } from './check-levels.ts';
export { repeatedQuestions } from './repeated-questions.ts';
export { undefinedMentions } from './undefined-mentions.ts';
