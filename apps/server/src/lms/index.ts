export { admitLmsUser, type LmsUser } from './admit-lms-user.ts';
export { lmsHandlers, ownServerUrl } from './handlers.ts';
export { readLmsFile, type LmsDirectory } from './lms-file.ts';
