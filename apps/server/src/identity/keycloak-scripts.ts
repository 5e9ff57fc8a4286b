/**
 * What Keycloak serves besides OpenID Connect and keycloak-js relies on. The scripts are separate files because the
 * Content-Security-Policy allows none inside pages.
 */
export const keycloakScripts = {
  /** Tells keycloak-js that cookies work in a frame: this provider has the same origin. */
  'third-party-cookies.js': `parent.postMessage('supported', '*');`,

  /**
   * Tells keycloak-js whether the session is still the same. If the server cannot be asked the answer is "unchanged":
   * any other would sign everybody out whenever the server restarts.
   */
  'login-status.js': `addEventListener('message', async (event) => {
  if (event.source !== parent) return;
  const [client, session] = String(event.data).split(' ');
  const query = new URLSearchParams({ client_id: client, origin: event.origin, session_state: session || '' });
  let answer = 'unchanged';
  try {
    const response = await fetch('login-status-iframe.html/init?' + query);
    if (response.status === 200) answer = 'changed';
    if (response.status === 403) answer = 'error';
  } catch {}
  event.source.postMessage(answer, event.origin);
});`,

  'logout.js': `document.forms[0].submit();`,
} as const;

/** A page that only runs one of the scripts. */
export function scriptPage(title: string, address: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><script src="${address}"></script></body></html>`;
}
