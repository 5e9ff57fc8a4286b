export { Browser } from './browser.ts';
export { beginSignIn, refresh, signIn, signInWith, type Tokens } from './sign-in.ts';
export { openTestDatabase } from './test-database.ts';
