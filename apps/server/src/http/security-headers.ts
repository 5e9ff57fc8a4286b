import type { FastifyInstance } from 'fastify';

/** Whom the policy lets near, beside this server itself. */
export interface OtherOrigins {
  /** Of the identity server, when identity is not served here. */
  readonly identityOrigin: string | undefined;
  /** Of the foreign editors that may stand around the preview. */
  readonly editorOrigins: readonly string[];
}

/** The one page that may stand in a foreign one, with or without a slash at its end. */
const embedded = /^\/web-miau\/preview\/?(\?|$)/;

/**
 * The headers of every answer. There is no `Cross-Origin-Opener-Policy`: the selector talks to the window that opened it.
 */
export function secureAnswers(app: FastifyInstance, others: OtherOrigins): void {
  const policy = contentSecurityPolicy(others.identityOrigin, []);
  const embeddedPolicy = contentSecurityPolicy(others.identityOrigin, others.editorOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'content-security-policy': embedded.test(request.url) ? embeddedPolicy : policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
    done();
  });
}

function contentSecurityPolicy(identityOrigin = '', editorOrigins: readonly string[]): string {
  const own = `'self' ${identityOrigin}`.trim();
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${own}`,
    `frame-src ${own}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...editorOrigins].join(' ')}`,
  ].join('; ');
}
