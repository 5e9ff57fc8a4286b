export { Browser } from './browser.ts';
export { sample, sampleContent, writeCourse } from './sample-content.ts';
export { beginSignIn, refresh, signIn, signInWith, type Tokens } from './sign-in.ts';
export { openTestDatabase } from './test-database.ts';
export { startPlatform, type TestCaller, type TestPlatform } from './test-platform.ts';
