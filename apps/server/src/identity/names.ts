/** The realm of the web app, as keycloak-js knows it. */
export const realm = 'lemma';

/** The web app as a client of the identity provider; its named roles are under this name in the access token. */
export const clientId = 'lemma-web';

/** The required audience of an access token. An identity token has the client as its audience and is refused. */
export const audience = 'lemma-api';

/** The path of the built-in identity provider. */
export const mountPath = `/realms/${realm}`;

/** The path of Keycloak's protocol, below the realm. */
export const protocolPath = '/protocol/openid-connect';
