export { KeycloakSession, type IdentityAddress } from './keycloak-session.ts';
export { isLmsVisit, lmsVisit, withoutHandOff } from './lms-visit.ts';
