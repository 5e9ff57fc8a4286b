import type { GenericSchema } from 'valibot';

/** One HTTP call, written once: the client sends it, the server mounts it, the API description is made from it. */
export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
  Id extends string = string,
> {
  /** Name of the call in the role table and in the API description. */
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parts in braces come from the request's fields of the same name: `/documents/{lang}/content`. */
  readonly path: `/${string}`;
  /** All fields of the request. Those not in the path go to the query (GET, DELETE, and those in `query`) or the JSON body. */
  readonly request: Request;
  /** Fields of a POST or PUT that travel in the query. */
  readonly query?: readonly string[];
  readonly response: Response;
  /** What the answer's body is: JSON, plain text, XML text, MathML text, an SVG image as text, or a file of any kind. */
  readonly answers: 'json' | 'text' | 'xml' | 'mathml' | 'image' | 'file';
  /** How many bytes the body of a request may have; `usualBodyLimit` when it is not said. */
  readonly bodyLimit?: number;
  /** A call that changes something: its caller names it by an `Idempotency-Key`, so that asked again it is not done again. */
  readonly writes?: true;
  /** Seconds until a caller gives up waiting; 15 when it is not said. */
  readonly timeout?: number;
  /** The status of a good answer; 200 when it is not said. */
  readonly status?: 200 | 201;
  readonly summary: string;
}

/** Bytes of a body that carries no source: more than any honest one. */
export const usualBodyLimit = 16_000;

/** Bytes of a body that carries a source of 256 kB (`texCode`), with room for JSON's escapes. */
export const sourceBodyLimit = 2_000_000;

/** Writes down a call; the types of its request and answer are kept. */
export function endpoint<Request extends GenericSchema, Response extends GenericSchema, const Id extends string>(
  call: Endpoint<Request, Response, Id>,
): Endpoint<Request, Response, Id> {
  return call;
}
