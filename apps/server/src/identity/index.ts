export { demoUsers, type DemoUser } from './accounts.ts';
export { mountIdentity } from './identity.ts';
export { clientId, realm } from './names.ts';
export { isLoopback } from './origins.ts';
export { readKeycloakTokens, type ReadToken } from './token.ts';
