import { existsSync } from 'node:fs';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the documentation below `/docs/`, its Markdown as text to be read in the browser. */
export async function serveDocs(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return;
  await app.register(serveStatic, {
    root: folder,
    prefix: '/docs/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders(reply, file) {
      void reply.header('cache-control', 'no-cache');
      if (file.endsWith('.md')) void reply.header('content-type', 'text/plain; charset=utf-8');
    },
  });
}
