export { KeycloakSession, type IdentityAddress } from './keycloak-session.ts';
export { oneAtATime } from './one-at-a-time.ts';
export { isLmsVisit, lmsVisit, withoutHandOff } from './lms-visit.ts';
