import type { FastifyInstance } from 'fastify';

const script = 'parent.postMessage(location.href, location.origin);';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign-in</title></head><body><script src="/silent-check-sso.js"></script></body></html>`;

const signedInScript = `new BroadcastChannel('lemma.session').postMessage({ kind: 'signedIn' }); close();`;

const signedInPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lemma</title></head><body><p aria-live="polite">✓</p><script src="/signed-in.js"></script></body></html>`;

/**
 * The page that keycloak-js opens in a frame to find out whether somebody is signed in; its script is a file because of
 * the policy.
 */
export function silentSignIn(app: FastifyInstance): void {
  app.get('/silent-check-sso.html', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  // Where a sign-in in a window of its own ends: the page that has opened it goes on, and the window closes.
  app.get('/signed-in.html', (_request, reply) => reply.type('text/html; charset=utf-8').send(signedInPage));
  app.get('/signed-in.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(signedInScript));
  app.get('/silent-check-sso.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
