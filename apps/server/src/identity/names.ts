/** The realm of the web app, as keycloak-js knows it. */
export const realm = 'lemma';

/** The web app as a client of the identity provider; its named roles stand under this name in the access token. */
export const clientId = 'lemma-web';

/** What an access token must be meant for. An identity token is meant for the client and is refused. */
export const audience = 'lemma-api';

/** Where the built-in identity provider lives, below the origin. */
export const mountPath = `/realms/${realm}`;

/** Where Keycloak has its protocol, below the realm. */
export const protocolPath = '/protocol/openid-connect';
