export { guard, type Access, type Requirement } from './guard.ts';
export { permissions, type Permission } from './permissions.ts';
export type { SessionPort, TokenFailure } from './ports.ts';
export { SessionStore } from './session.store.ts';
export { holds, isRole, roles, userOf, type Role, type Session, type User } from './session.ts';
