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
 * picture or recording. The owner of a problem is in its address; other calls belong to `current`, whose copies they are.
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
  const [, version] = file.exec(address.pathname) ?? [];
  if (version !== undefined) return copyAt(current, [files, version, address.searchParams.get('path') ?? '']);
  return address.pathname === assigned ? copyAt(current, ['assigned']) : undefined;
}

/** Where the problem in the answer to a save is found again: the call names it in its body. */
export function copyOfSaved(address: URL, body: string, current: string | undefined): Copy | undefined {
  if (address.pathname !== '/api/semiprotected/problem/store-answer' || current === undefined) return undefined;
  const { problem: path, lang, worksheet: sheet = '' } = fieldsOf(parseJson(body));
  if (typeof path !== 'string' || typeof lang !== 'string' || typeof sheet !== 'string') return undefined;
  return copyAt(current, ['problem', sheet, path, lang]);
}

/** The first name of the copies of files. */
const files = 'file';

/** Whether a copy is one of a picture or recording. */
export function isFile(address: URL): boolean {
  return address.pathname.split('/')[3] === files;
}

/** Whether a copy belongs to a user. */
export function isCopyOf(address: URL, owner: string): boolean {
  return address.pathname.startsWith(`/copies/${encodeURIComponent(owner)}/`);
}

function copyAt(owner: string, names: readonly string[]): Copy {
  return { owner, address: `/copies/${[owner, ...names].map(encodeURIComponent).join('/')}` };
}

/**
 * The addresses of the pictures in a handed-out problem; none if it is none. Which version of a file a page shows is
 * decided by the language of its address.
 */
export function picturesIn(body: string, address: URL): readonly string[] {
  const { document } = fieldsOf(parseJson(body));
  if (typeof document !== 'string' || !problem.test(address.pathname)) return [];
  const paths = [...document.matchAll(/<image src="([^"]+)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  const version = encodeURIComponent(address.searchParams.get('lang') ?? '');
  return [...new Set(paths)].map(
    (path) =>
      `/api/content/documents/binary-implementations/${version}/content?${new URLSearchParams({ path }).toString()}`,
  );
}

/** What a copy says after so many milliseconds: less time is left. */
export function aged(body: string, ms: number): string {
  const answer = fieldsOf(parseJson(body));
  const deadline = fieldsOf(answer['deadline']);
  const { left } = deadline;
  if (typeof left !== 'number') return body;
  return JSON.stringify({ ...answer, deadline: { ...deadline, left: left - Math.max(ms, 0) } });
}
