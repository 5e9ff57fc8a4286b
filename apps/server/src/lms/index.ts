export { admitLmsUser, type LmsUser } from './admit-lms-user.ts';
export { ownServerUrl, readLmsFile, type LmsDirectory } from './lms-file.ts';
