import type { GenericSchema } from 'valibot';

/**
 * One HTTP call, declared once: the client sends it, the server mounts it, and the API description is generated from
 * it.
 */
export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
  Id extends string = string,
> {
  /** Name of the call in the role table and the API description. */
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Relative to `/api`; parts in braces are taken from the request fields of the same name:
   * `/documents/{lang}/content`.
   */
  readonly path: `/${string}`;
  /** All fields of the request. Those not in the path go to the query (GET, DELETE, and those in `query`) or the JSON body. */
  readonly request: Request;
  /** Fields of a POST or PUT that go to the query. */
  readonly query?: readonly string[];
  readonly response: Response;
  /**
   * The type of the answer's body: JSON, plain text, XML, MathML, SVG as text, a file of any kind, or stored JSON
   * or plain text (`text`) with its `version` as `ETag`.
   */
  readonly answers: 'json' | 'text' | 'xml' | 'mathml' | 'image' | 'file' | 'versioned' | 'versionedText';
  /** Whether the call replaces a stored file: `text` is the whole body, and `version` is sent as `If-Match`. */
  readonly replaces?: true;
  /** Whether the call sends a file: `bytes` is the whole body. */
  readonly uploads?: true;
  /** Maximum number of bytes in the body of a request; `usualBodyLimit` by default. */
  readonly bodyLimit?: number;
  /**
   * Whether the call changes something: its caller then identifies it by an `Idempotency-Key`, so that repeating it has
   * no further effect.
   */
  readonly writes?: true;
  /** Whether the fields of the body may also be sent by a form (specification 001 §7). */
  readonly takesForms?: true;
  /**
   * Whether its caller is a server that names itself by a key in `X-API-Key`, which becomes the field `apiKey`. Refusals
   * then tell their status in the body as well, where such callers look for it.
   */
  readonly takesApiKey?: true;
  /** Whether pages of any origin may read the answer, which is the same for everybody. */
  readonly anyOrigin?: true;
  /** Timeout in seconds; 15 by default. */
  readonly timeout?: number;
  /** The status of a successful answer; 200 by default. */
  readonly status?: 200 | 201;
  readonly summary: string;
}

/** Body limit without a source, in bytes: more than any legitimate request needs. */
export const usualBodyLimit = 16_000;

/** Body limit with a source of 256 kB (`texCode`), in bytes, with room for JSON's escapes. */
export const sourceBodyLimit = 2_000_000;

/** Declares a call, preserving the types of its request and answer. */
export function endpoint<Request extends GenericSchema, Response extends GenericSchema, const Id extends string>(
  call: Endpoint<Request, Response, Id>,
): Endpoint<Request, Response, Id> {
  return call;
}
