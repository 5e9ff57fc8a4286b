import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A file as the answer of a call: sent as it is, in ranges on request, and not again if the browser has it. */
export class ServedFile {
  /** The folder it must be inside. */
  readonly root: string;
  /** Its path there, with slashes. */
  readonly path: string;
  readonly contentType: string;

  constructor(root: string, path: string, contentType: string) {
    this.root = root;
    this.path = path;
    this.contentType = contentType;
  }
}

/** A private file of the database as the answer of a call, of which browsers keep no copy; `hash` is that of its bytes. */
export class StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly hash: string;

  constructor(bytes: Uint8Array, contentType: string, hash: string) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.hash = hash;
  }
}

/** Lets answers be files. */
export async function letAnswersBeFiles(app: FastifyInstance): Promise<void> {
  await app.register(serveStatic, { root: import.meta.dirname, serve: false, dotfiles: 'deny' });
}

/** A file opened as a page of its own may not do anything at all. */
const inert = "default-src 'none'; sandbox";

export function sendServedFile(reply: FastifyReply, { root, path, contentType }: ServedFile): FastifyReply {
  reply.type(contentType).headers({ 'cache-control': 'private, no-cache', 'content-security-policy': inert });
  return reply.sendFile(path, root, { contentType: false, cacheControl: false, index: false });
}

export function sendStoredFile(reply: FastifyReply, { bytes, contentType, hash }: StoredFile): FastifyReply {
  const etag = `"${hash}"`;
  reply.type(contentType).headers({ 'cache-control': 'no-store', 'content-security-policy': inert, etag });
  const known = reply.request.headers['if-none-match'];
  return known === etag || known === `W/${etag}` ? reply.code(304).send() : reply.send(Buffer.from(bytes));
}
