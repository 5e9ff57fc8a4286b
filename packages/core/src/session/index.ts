export { guard, type Access, type Requirement } from './guard.ts';
export { permissions, type Permission } from './permissions.ts';
export type { SessionPort, TokenFailure } from './ports.ts';
export { ownStorage, type OwnStorage } from './own-storage.ts';
export { rolesOfToken, type RoleClaims } from './roles-of-token.ts';
export { SessionStore } from './session.store.ts';
export { holds, isRole, roles, userOf, type Role, type Session, type User } from './session.ts';
