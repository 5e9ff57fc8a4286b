export { describeApi } from './api-description.ts';
export { answerFailures } from './failures.ts';
export { refuse, type Handler, type Handlers, type Refused } from './handlers.ts';
export { guestConversions, mountCalls } from './mount-calls.ts';
export { letAnswersBeFiles, ServedFile } from './served-file.ts';
export { secureAnswers } from './security-headers.ts';
export { silentSignIn } from './silent-sign-in.ts';
export { serveWebApp } from './web-app.ts';
