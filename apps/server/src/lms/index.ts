export { admitLmsUser, type LmsUser, type NotAdmitted } from './admit-lms-user.ts';
export { organisationOfKey } from './api-key.ts';
export { ownServerUrl, readLmsFile, type LmsDirectory } from './lms-file.ts';
export { accountNameOf, isOfOrganisation, organisationOf } from './lms-account.ts';
export { LmsKeys } from './lms-keys.ts';
