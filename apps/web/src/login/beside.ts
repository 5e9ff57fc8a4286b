import type Keycloak from 'keycloak-js';

/**
 * Opens the sign-in in a window of its own; where it ends (`signed-in.html`), the pages are told. False where a browser
 * opens no windows.
 */
export async function signInBeside(keycloak: Keycloak): Promise<boolean> {
  const beside = window.open('about:blank', 'lemma-sign-in', 'popup,width=520,height=720');
  if (beside === null) return false;
  try {
    const redirectUri = `${location.origin}/signed-in.html`;
    beside.location.href = await keycloak.createLoginUrl({ redirectUri, locale: document.documentElement.lang });
    return true;
  } catch {
    beside.close();
    return false;
  }
}
