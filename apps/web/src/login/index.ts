export { KeycloakSession, type IdentityAddress } from './keycloak-session.ts';
