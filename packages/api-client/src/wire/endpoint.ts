import type { GenericSchema } from 'valibot';

/** One HTTP call, written once: the client sends it, the server mounts it, the API description is made from it. */
export interface Endpoint<Request extends GenericSchema = GenericSchema, Response extends GenericSchema = GenericSchema> {
  /** Name of the call in the role table and in the API description. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parts in braces come from the request's fields of the same name: `/documents/{lang}/content`. */
  readonly path: `/${string}`;
  /** All fields of the request. Those not in the path go to the query (GET, DELETE, and those in `query`) or the JSON body. */
  readonly request: Request;
  /** Fields of a POST or PUT that travel in the query. */
  readonly query?: readonly string[];
  readonly response: Response;
  /** What the answer's body is. */
  readonly answers: 'json' | 'text' | 'image';
  readonly summary: string;
}

/** Writes down a call; the types of its request and answer are kept. */
export function endpoint<Request extends GenericSchema, Response extends GenericSchema>(
  call: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return call;
}
