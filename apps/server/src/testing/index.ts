export { Browser } from './browser.ts';
export { LmsDouble, type LmsKind, type Task } from './lms-double.ts';
export {
  contentOfThings,
  missingThing,
  OwnedThings,
  assignmentToLearner,
  ownersOf,
  send,
  sourceAt,
  requestOf,
  worksheetOf,
  type OwnedThing,
  type ThingKind,
} from './owned-things.ts';
export { processorTime } from './processor-time.ts';
export { sample, sampleContent, writeCourse } from './sample-content.ts';
export { beginSignIn, refresh, signIn, signInWith, type Tokens } from './sign-in.ts';
export { openTestDatabase } from './test-database.ts';
export { startPlatform, type TestCaller, type TestPlatform } from './test-platform.ts';
