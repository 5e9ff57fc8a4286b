import type { FastifyInstance } from 'fastify';

/**
 * The headers of every answer. `identityOrigin` is another server's origin when identity is not served here. There is no
 * `Cross-Origin-Opener-Policy`: the selector talks to the window that opened it.
 */
export function secureAnswers(app: FastifyInstance, identityOrigin: string | undefined): void {
  const policy = contentSecurityPolicy(identityOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
    done();
  });
}

function contentSecurityPolicy(identityOrigin = ''): string {
  const own = `'self' ${identityOrigin}`.trim();
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src ${own}`,
    `frame-src ${own}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
