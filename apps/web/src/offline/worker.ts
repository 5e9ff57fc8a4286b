import { systemClock } from '@lemma/core/platform';
import {
  aged,
  copies,
  copyOf,
  copyOfSaved,
  givenUp,
  isCopyOf,
  isKept,
  madeAt,
  picturesIn,
  subjectOf,
  type Copy,
} from './copies.ts';

/** What is used of a service worker's events and of its scope: the types of both would clash with those of pages. */
interface WorkerEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request): Promise<Response>;
  addEventListener(kind: 'install' | 'activate', act: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', act: (event: RequestEvent) => void): void;
}
declare const self: WorkerScope;

/** The files that a page with problems needs, and the name of their build (scripts/service-worker.mjs). */
declare const shell: { readonly build: string; readonly files: readonly string[] };

/** The cache of this build's files: they are the same for everybody. */
const files = `lemma-shell-${shell.build}`;

/** Addresses of calls and of the sign-in rather than pages, and of files. */
const notPages = /^\/(?:api|realms|healthz|assets)(?:\/|$)|\.[a-z\d]+$/i;

self.addEventListener('install', (event) => {
  event.waitUntil(
    // Not from the browser's cache, which may have the first page of another build.
    caches
      .open(files)
      .then((cache) => cache.addAll(shell.files.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && !notPages.test(address.pathname)) event.respondWith(page(request));
  } else if (address.pathname.startsWith('/api/')) {
    const answer = call(event, address);
    if (answer !== undefined) event.respondWith(answer);
  } else if (
    request.method === 'GET' &&
    (address.pathname.startsWith('/assets/') || shell.files.includes(address.pathname))
  ) {
    event.respondWith(file(request, address.pathname));
  }
});

/** The server's page; without a network the first page, where the router takes over. */
async function page(request: Request): Promise<Response> {
  try {
    return await self.fetch(request);
  } catch (reason) {
    const first = await (await caches.open(files)).match('/');
    if (first === undefined) throw reason;
    return first;
  }
}

/** Files with a hash in their name never change; the others come from the server as long as there is one. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(files);
  const isLasting = path.startsWith('/assets/');
  const kept = await cache.match(path);
  if (kept !== undefined && isLasting) return kept;
  try {
    const answer = await self.fetch(request);
    if (answer.ok && isLasting && answer.status === 200) await cache.put(path, answer.clone());
    return answer;
  } catch (reason) {
    if (kept === undefined) throw reason;
    return kept;
  }
}

/** The server's answer, of which a copy is made for its user; without a network the copy. */
function call(event: RequestEvent, address: URL): Promise<Response> | undefined {
  const { request } = event;
  const subject = subjectOf(request.headers.get('authorization'));
  if (request.method === 'GET') {
    return copyOf(address, subject ?? '') === undefined ? undefined : withCopy(event, address, subject);
  }
  if (request.method !== 'POST' || subject === undefined) return undefined;
  const drawn = copyOf(address, subject);
  const isSave = address.pathname.endsWith('/store-answer');
  if (drawn === undefined && !isSave) return undefined;
  return written(event, address, subject, drawn);
}

async function withCopy(event: RequestEvent, address: URL, subject: string | undefined): Promise<Response> {
  const { request } = event;
  try {
    const answer = await self.fetch(request);
    const copy = subject === undefined ? undefined : copyOf(address, subject);
    // What somebody else has given is nothing to be kept here.
    if (subject !== undefined && copy?.owner === subject) {
      const kept = await keep(copy, answer);
      event.waitUntil(withPictures(kept, request, subject));
    }
    return answer;
  } catch (reason) {
    const kept = await found(address);
    if (kept === undefined) throw reason;
    return kept;
  }
}

async function written(
  { request }: RequestEvent,
  address: URL,
  subject: string,
  drawn: Copy | undefined,
): Promise<Response> {
  const body = drawn === undefined ? await request.clone().text() : '';
  const answer = await self.fetch(request);
  const copy = drawn ?? copyOfSaved(address, body, subject);
  if (copy?.owner === subject) await keep(copy, answer);
  return answer;
}

/** Keeps a copy, and none of anybody else's; answers what was kept. */
async function keep(copy: Copy, answer: Response): Promise<Blob | undefined> {
  if (answer.status !== 200) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  const body = await answer.clone().blob();
  if (!isKept(copy, type, body.size)) return undefined;
  const cache = await caches.open(copies);
  const all = await cache.keys();
  for (const { url } of all) if (!isCopyOf(new URL(url), copy.owner)) await cache.delete(url);
  for (const address of givenUp(all.map(({ url }) => new URL(url).pathname))) await cache.delete(address);
  const headers = { 'content-type': type, [madeAt]: String(systemClock.now()) };
  await cache.put(copy.address, new Response(body, { headers }));
  return body;
}

/** Fetches the pictures of a problem of which there is a copy, as its page would. */
async function withPictures(kept: Blob | undefined, { headers }: Request, subject: string): Promise<void> {
  if (kept?.type.startsWith('application/json') !== true) return;
  const authorization = headers.get('authorization') ?? '';
  const cache = await caches.open(copies);
  for (const path of picturesIn(await kept.text())) {
    const address = new URL(path, self.location.origin);
    const copy = copyOf(address, subject);
    if (copy === undefined || (await cache.match(copy.address)) !== undefined) continue;
    const answer = await self.fetch(new Request(address, { headers: { authorization } })).catch(() => undefined);
    if (answer !== undefined) await keep(copy, answer);
  }
}

async function found(address: URL): Promise<Response | undefined> {
  const cache = await caches.open(copies);
  const [first] = await cache.keys();
  const [, , owner] = first === undefined ? [] : new URL(first.url).pathname.split('/');
  const copy = copyOf(address, owner === undefined ? undefined : decodeURIComponent(owner));
  const kept = copy && (await cache.match(copy.address));
  if (kept === undefined) return undefined;
  if (!(kept.headers.get('content-type') ?? '').startsWith('application/json')) return kept;
  const made = kept.headers.get(madeAt);
  const age = made === null ? 0 : systemClock.now() - Number(made);
  return new Response(aged(await kept.text(), age), { headers: kept.headers });
}

async function removeOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('lemma-shell-') && name !== files) await caches.delete(name);
}
