export { KeycloakSession, type IdentityAddress } from './keycloak-session.ts';
export { isLmsVisit, lmsVisit } from './lms-visit.ts';
