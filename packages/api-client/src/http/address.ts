import type { Endpoint } from '../wire/index.ts';

/** The target and content of a request. `body` is JSON, the text of a file that is replaced, or an uploaded file. */
export interface Addressed {
  /** Relative to the base address, including the query. */
  readonly target: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The fields of a request; undefined ones are omitted. */
export type RequestFields = Readonly<Record<string, unknown>>;

type Call = Pick<Endpoint, 'method' | 'path' | 'query' | 'replaces' | 'uploads'>;

/** Distributes the fields of a request over path, query and body as its call requires. */
export function address(call: Call, request: RequestFields): Addressed {
  const inPath = new Set(Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  const fields = Object.entries(request).filter(([name, value]) => value !== undefined && !inPath.has(name));
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  const inQuery = ([name]: readonly [string, unknown]) => !hasBody || call.query?.includes(name) === true;
  const query = new URLSearchParams(fields.filter(inQuery).map(([name, value]) => [name, String(value)])).toString();
  const path = call.path.replace(/\{(\w+)\}/g, (_braces, name: string) => pathPart(call, request[name]));
  const target = query === '' ? path : `${path}?${query}`;
  if (call.uploads === true) {
    const { bytes } = request;
    return { target, body: bytes instanceof Uint8Array ? bytes.slice() : undefined };
  }
  if (call.replaces === true) return { target, body: String(request['text']) };
  return {
    target,
    body: hasBody ? JSON.stringify(Object.fromEntries(fields.filter((field) => !inQuery(field)))) : undefined,
  };
}

/** An empty part would silently address another call. */
function pathPart({ path }: Call, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '') throw new Error(`A part of the path ${path} is missing`);
  return encodeURIComponent(text);
}
