import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compressed-answers.ts';
import { withHead, type HeadOf } from './page-head.ts';

/** Answers with the first page of the web app. */
export type SendFirstPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The first page of the web app, as reached at this origin. The file is read for every answer: another release may have
 * replaced it.
 */
export function firstPage(file: string, origin: string, headOf: HeadOf): SendFirstPage {
  return async (request, reply) => {
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
    // A page without a title is better than none.
    const head = await headOf(path.replace(/\/+$/, ''), new URLSearchParams(query)).catch(() => undefined);
    const general = withWholeAddresses(await readFile(file, 'utf8'), origin);
    const page = head === undefined ? general : withHead(general, head);
    const { coding, body } = await compress(page, request.headers['accept-encoding']);
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (coding !== undefined) reply.header('content-encoding', coding);
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('etag', tag);
    // A proxy may have weakened the tag.
    const isKnown = request.headers['if-none-match']?.includes(tag) === true;
    return isKnown ? reply.code(304).send() : reply.send(body);
  };
}

/** The preview image of a page, for programs that show a link to it: they need addresses with an origin. */
function withWholeAddresses(page: string, origin: string): string {
  return page.replace(/(<meta property="og:image" content=")(?=\/)/, `$1${origin}`);
}
