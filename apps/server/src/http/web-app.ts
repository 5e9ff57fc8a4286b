import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import serveStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refusalIds } from '@lemma/api-client/wire';
import { firstPage } from './first-page.ts';
import type { HeadOf } from './page-head.ts';
import type { AppletList } from '../applet/applet-list.ts';
import { appletFrame, appletFramePolicies, framePolicies } from './sandboxed-frames.ts';

/**
 * Addresses of calls, of what monitoring asks for and of hidden files, rather than of pages: an unknown one is an error. The
 * web app with 200 would tell a monitor that all is well, also in other letters.
 */
const notPages =
  /^\/(api|realms|assets|healthz?|readyz?|livez?|metrics|status|server-status|actuator|debug|cgi-bin|\.[^/]*)(\/|$)|\/\.[^/]/i;

/** Addresses of files (`/favicon.ico`): no page has such a name, and existing files have been served already. */
const fileAddress = /\.[a-z\d]+$/i;

interface WebAppOptions {
  /** The public address. */
  readonly origin: string;
  /** The origins of pages that may have ours in a frame. */
  readonly framing: readonly string[];
  /** The applets that may run. */
  readonly applets: AppletList;
  /** Provides the head of a page. */
  readonly headOf: HeadOf;
}

/**
 * Serves the built web app from a folder: files as they are, and its first page for every page address, where the
 * router takes over.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string | undefined,
  { origin, framing, applets, headOf }: WebAppOptions,
): Promise<void> {
  const root = folder === undefined ? undefined : resolve(folder);
  const first = root === undefined ? undefined : join(root, 'index.html');
  const sendFirstPage = first !== undefined && existsSync(first) ? firstPage(first, origin, headOf) : undefined;
  if (root !== undefined && sendFirstPage !== undefined) {
    app.get('/', sendFirstPage);
    app.get('/index.html', sendFirstPage);
    const policies = framePolicies(root, framing);
    const policyOfApplet = appletFramePolicies(root, framing);
    const files: FastifyStaticOptions = {
      root,
      index: false,
      // The build creates compressed twins beside its files (scripts/compressed-twins.mjs).
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(reply, file) {
        const lasting = file.startsWith(join(root, 'assets'));
        void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        const plain = file.replace(/\.(br|gz)$/, '');
        const policy =
          plain === join(root, appletFrame)
            ? policyOfApplet(applets.get(pathIn(reply.request.url)))
            : policies.get(plain);
        if (policy !== undefined) void reply.header('content-security-policy', policy);
      },
    };
    // Files that are there now have routes of their own. Those of a later release are looked up, for which their folder is
    // read at each request.
    await app.register(serveStatic, { ...files, wildcard: false, globIgnore: ['index.html', '**/*.{br,gz}'] });
    await app.register(serveStatic, { ...files, decorateReply: false });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !notPages.test(path) && !fileAddress.test(path);
    if (sendFirstPage !== undefined && isPage) return sendFirstPage(request, reply.code(200));
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ id: refusalIds.notFound, message: `There is nothing at ${path}.` });
  });
}

/** The applet that an address names; one that names several names none. */
function pathIn(address: string): string {
  const paths = new URL(address, 'http://localhost').searchParams.getAll('path');
  return paths.length === 1 ? (paths[0] ?? '') : '';
}
