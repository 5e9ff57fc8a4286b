import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Other origins allowed by the policy. */
export interface OtherOrigins {
  /** The identity server, if identity is not served here. */
  readonly identityOrigin: string | undefined;
  /** The embedding editors that may embed the preview. */
  readonly editorOrigins: readonly string[];
  /** The addresses of the other platforms whose courses every list offers. */
  readonly courseServers: readonly string[];
  /** The servers of other platforms whose courses the LMS selector offers. */
  readonly lmsServers: readonly string[];
  /** The origins of the LMS that has opened the pages of this browser in a frame; none if none has. */
  readonly framedBy: (request: FastifyRequest) => readonly string[];
  /** Whether users reach this server by https. */
  readonly encrypted: boolean;
}

/** The only page that may be embedded by others, with or without a trailing slash. */
const embedded = /^\/web-miau\/preview\/?(\?|$)/;

/** The pages of the LMS selector. */
const selector = /^\/lms-problem-selector(\/|\?|$)/;

/** Pages that communicate with the window that opened them, or that a sign-in passes through. */
const opened = /^\/(\?|$|realms\/|web-miau\/|lms-problem-selector(\/|\?|$)|api\/sso\/)/;

/** The headers of every answer. */
export function secureAnswers(app: FastifyInstance, others: OtherOrigins): void {
  // A reader comes to the lists from any page, without loading another.
  const policy = contentSecurityPolicy(others.identityOrigin, [], originsOf(others.courseServers));
  const embeddedPolicy = contentSecurityPolicy(others.identityOrigin, others.editorOrigins);
  const servers = originsOf([...others.courseServers, ...others.lmsServers]);
  const selectorPolicy = contentSecurityPolicy(others.identityOrigin, [], servers);
  app.addHook('onRequest', (request, reply, done) => {
    const around = others.framedBy(request);
    reply.headers({
      'content-security-policy': embedded.test(request.url)
        ? embeddedPolicy
        : selector.test(request.url)
          ? selectorPolicy
          : around.length > 0
            ? contentSecurityPolicy(others.identityOrigin, around, originsOf(others.courseServers))
            : policy,
      'x-content-type-options': 'nosniff',
      // Frames on opaque origins get a process of their own even where a browser does not separate sites (Android): a program
      // in an endless loop does not stop the page around it, which then takes it away.
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      ...(others.encrypted && { 'strict-transport-security': 'max-age=31536000' }),
      ...(!opened.test(request.url) && { 'cross-origin-opener-policy': 'same-origin' }),
    });
    done();
  });
}

function originsOf(servers: readonly string[]): readonly string[] {
  return [...new Set(servers.map((server) => new URL(server).origin))];
}

function contentSecurityPolicy(
  identityOrigin = '',
  framingOrigins: readonly string[],
  otherServers: readonly string[] = [],
): string {
  const own = `'self' ${identityOrigin}`.trim();
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${[own, ...otherServers].join(' ')}`,
    `frame-src ${own}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...framingOrigins].join(' ')}`,
  ].join('; ');
}
