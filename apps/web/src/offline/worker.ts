import { systemClock } from '@lemma/core/platform';
import {
  aged,
  copies,
  copyOf,
  copyOfSaved,
  isCopyOf,
  isFile,
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
    const answer = call(request, address, (until) => event.waitUntil(until));
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
  let answer: Response;
  try {
    answer = await self.fetch(request);
  } catch (reason) {
    if (kept === undefined) throw reason;
    return kept;
  }
  // A full storage keeps nobody from using the file.
  if (isLasting && answer.status === 200) await cache.put(path, answer.clone()).catch(() => undefined);
  return answer;
}

/** What goes on after the answer. */
type Later = (until: Promise<unknown>) => void;

/** The server's answer, of which a copy is made for its user; without a network the copy. */
function call(request: Request, address: URL, later: Later): Promise<Response> | undefined {
  const subject = subjectOf(request.headers.get('authorization'));
  if (request.method === 'GET') {
    return copyOf(address, subject ?? '') === undefined ? undefined : withCopy(request, address, subject, later);
  }
  if (request.method !== 'POST' || subject === undefined) return undefined;
  const drawn = copyOf(address, subject);
  const isSave = address.pathname.endsWith('/store-answer');
  if (drawn === undefined && !isSave) return undefined;
  return written(request, address, subject, drawn);
}

async function withCopy(request: Request, address: URL, subject: string | undefined, later: Later): Promise<Response> {
  let answer: Response;
  try {
    answer = await self.fetch(request);
  } catch (reason) {
    const kept = await found(address);
    if (kept === undefined) throw reason;
    return kept;
  }
  const copy = subject === undefined ? undefined : copyOf(address, subject);
  // What somebody else has given is nothing to be kept here.
  if (subject !== undefined && copy?.owner === subject) {
    await keep(copy, answer);
    if (!isFile(copyUrl(copy))) later(keepPictures(answer.clone(), address, subject, request.headers));
  }
  return answer;
}

async function written(request: Request, address: URL, subject: string, drawn: Copy | undefined): Promise<Response> {
  const body = drawn === undefined ? await request.clone().text() : '';
  const answer = await self.fetch(request);
  const copy = drawn ?? copyOfSaved(address, body, subject);
  if (copy?.owner === subject) await keep(copy, answer);
  return answer;
}

/** Copies the pictures of a problem that are not there yet: nobody may have looked at them. */
async function keepPictures(problem: Response, at: URL, subject: string, headers: Headers): Promise<void> {
  const cache = await caches.open(copies);
  const authorization = headers.get('authorization') ?? '';
  for (const picture of picturesIn(await problem.text(), at)) {
    const address = new URL(picture, self.location.origin);
    const copy = copyOf(address, subject);
    if (copy === undefined || (await cache.match(copy.address)) !== undefined) continue;
    const answer = await self.fetch(new Request(address, { headers: { authorization } })).catch(() => undefined);
    // Without a network the next one is not there either.
    if (answer === undefined) return;
    await keep(copy, answer);
  }
}

/** Pictures and recordings that are kept: so many at most, each of at most so many bytes. */
const most = { files: 100, bytes: 2_000_000 };

/** Keeps a copy if there is room for it: an answer that came is not lost because its copy cannot be stored. */
async function keep(copy: Copy, answer: Response): Promise<void> {
  if (answer.status === 200) await store(copy, answer).catch(() => undefined);
}

/** Stores a copy, and none of anybody else's. */
async function store({ owner, address }: Copy, answer: Response): Promise<void> {
  const cache = await caches.open(copies);
  for (const { url } of await cache.keys()) if (!isCopyOf(new URL(url), owner)) await cache.delete(url);
  const body = await answer.clone().blob();
  const isOfFile = isFile(copyUrl({ address }));
  if (isOfFile && body.size > most.bytes) return;
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', [madeAt]: String(systemClock.now()) };
  await cache.put(address, new Response(body, { headers }));
  if (!isOfFile) return;
  // Oldest first.
  const kept = (await cache.keys()).filter(({ url }) => isFile(new URL(url)));
  for (const { url } of kept.slice(0, Math.max(0, kept.length - most.files))) await cache.delete(url);
}

function copyUrl({ address }: Pick<Copy, 'address'>): URL {
  return new URL(address, self.location.origin);
}

async function found(address: URL): Promise<Response | undefined> {
  const cache = await caches.open(copies);
  const [first] = await cache.keys();
  const [, , owner] = first === undefined ? [] : new URL(first.url).pathname.split('/');
  const copy = copyOf(address, owner === undefined ? undefined : decodeURIComponent(owner));
  if (copy === undefined) return undefined;
  const kept = await cache.match(copy.address);
  if (kept === undefined || isFile(copyUrl(copy))) return kept;
  const made = kept.headers.get(madeAt);
  const age = made === null ? 0 : systemClock.now() - Number(made);
  return new Response(aged(await kept.text(), age), { headers: kept.headers });
}

async function removeOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('lemma-shell-') && name !== files) await caches.delete(name);
}
