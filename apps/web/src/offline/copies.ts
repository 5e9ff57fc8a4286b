import { fieldsOf, parseJson } from '@lemma/core/platform';

/** The cache of what a user has opened: there is only one, and it belongs to one user at a time. */
export const copies = 'lemma-work';

/** The header of a copy with the time at which it was made: milliseconds since 1970, by the clock of the device. */
export const madeAt = 'x-copy-made';

/** What is copied of an answer: for whom, and under which address it is found again. */
export interface Copy {
  readonly owner: string;
  /** An address within the cache; nobody can ask the network for it. */
  readonly address: string;
}

const problem = /^\/api\/problem-engine\/users\/([^/]+)\/(?:worksheets\/([^/]+)\/)?problems\/personalised-data$/;
const worksheet = /^\/api\/course\/worksheets\/([^/]+)$/;
const list = /^\/api\/problem-engine\/users\/([^/]+)\/problems$/;
const file = /^\/api\/content\/documents\/binary-implementations\/([^/]+)\/content$/;
const assigned = '/api/problem-engine/assigned-worksheets';

/** The subject of a bearer token, unverified: the server does that. */
export function subjectOf(authorization: string | null): string | undefined {
  const [, payload] = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization ?? '') ?? [];
  if (payload === undefined) return undefined;
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  const { sub } = fieldsOf(parseJson(new TextDecoder().decode(bytes)));
  return typeof sub === 'string' ? sub : undefined;
}

/**
 * Where the answer to a call is found again without a network: a handed-out problem, a worksheet, the list of problems, a
 * picture.
 * The owner of a problem is in its address; other calls belong to `current`, whose copies they are.
 */
export function copyOf(address: URL, current: string | undefined): Copy | undefined {
  const lang = address.searchParams.get('lang') ?? '';
  const [, user, sheet = ''] = problem.exec(address.pathname) ?? [];
  if (user !== undefined) {
    return copyAt(decodeURIComponent(user), ['problem', sheet, address.searchParams.get('path') ?? '', lang]);
  }
  const [, listed] = list.exec(address.pathname) ?? [];
  if (listed !== undefined) return copyAt(decodeURIComponent(listed), ['problems', lang]);
  const [, id] = worksheet.exec(address.pathname) ?? [];
  if (current === undefined) return undefined;
  if (id !== undefined) return copyAt(current, ['worksheet', decodeURIComponent(id)]);
  const [, inLanguage] = file.exec(address.pathname) ?? [];
  if (inLanguage !== undefined) return copyAt(current, ['file', inLanguage, address.searchParams.get('path') ?? '']);
  return address.pathname === assigned ? copyAt(current, ['assigned']) : undefined;
}

/** Where the problem in the answer to a save is found again: the call names it in its body. */
export function copyOfSaved(address: URL, body: string, current: string | undefined): Copy | undefined {
  if (address.pathname !== '/api/semiprotected/problem/store-answer' || current === undefined) return undefined;
  const { problem: path, lang, worksheet: sheet = '' } = fieldsOf(parseJson(body));
  if (typeof path !== 'string' || typeof lang !== 'string' || typeof sheet !== 'string') return undefined;
  return copyAt(current, ['problem', sheet, path, lang]);
}

/** Whether a copy belongs to a user. */
export function isCopyOf(address: URL, owner: string): boolean {
  return address.pathname.startsWith(`/copies/${encodeURIComponent(owner)}/`);
}

function copyAt(owner: string, names: readonly string[]): Copy {
  return { owner, address: `/copies/${[owner, ...names].map(encodeURIComponent).join('/')}` };
}

/** What a copy says after so many milliseconds: less time is left. */
export function aged(body: string, ms: number): string {
  const answer = fieldsOf(parseJson(body));
  const deadline = fieldsOf(answer['deadline']);
  const { left } = deadline;
  if (typeof left !== 'number') return body;
  return JSON.stringify({ ...answer, deadline: { ...deadline, left: left - Math.max(ms, 0) } });
}

/** The largest picture that is copied, in bytes, and how many are at most: those fetched last. */
const largestPicture = 2 ** 20;
const mostPictures = 100;

/** Whether an answer is copied: of files only pictures, as problems show them; recordings and videos are too large. */
export function isKept({ address }: Copy, type: string, bytes: number): boolean {
  return !isFile(address) || (type.startsWith('image/') && bytes <= largestPicture);
}

/** The addresses of copies that are given up for another one, of all from the oldest to the newest. */
export function givenUp(all: readonly string[]): readonly string[] {
  return all.filter(isFile).slice(0, -mostPictures);
}

function isFile(address: string): boolean {
  return address.split('/')[3] === 'file';
}

/** The calls for the pictures of a problem that was handed out, which its page makes only when they come into view. */
export function picturesIn(body: string): readonly string[] {
  const { document } = fieldsOf(parseJson(body));
  if (typeof document !== 'string') return [];
  const [, language = 'de'] = /<document\b[^>]*?\slang="(\w+)"/.exec(document) ?? [];
  const paths = [...document.matchAll(/<image\b[^>]*?\ssrc="([^"&]+)"/g)].flatMap(([, path]) => path ?? []);
  return [...new Set(paths)].map((path) => {
    const query = new URLSearchParams({ path });
    return `/api/content/documents/binary-implementations/${language}/content?${query.toString()}`;
  });
}
