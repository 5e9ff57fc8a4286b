export { Accounts, linkDays, shortestPassword, type Account, type NewAccount } from './accounts.ts';
export { demoUsers, type DemoUser } from './demo-users.ts';
export { mountIdentity } from './identity.ts';
export { clientId, realm } from './names.ts';
export { isLoopback } from './origins.ts';
export { deriveHere, deriveNow, type Derive } from './passwords.ts';
export { invitationPath } from './password-routes.ts';
export { isUsername, usernameOf } from './usernames.ts';
export { readKeycloakTokens, type ReadToken } from './token.ts';
