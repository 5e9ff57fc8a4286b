/**
 * Something that holds a resource: a connection, a frame, a listener, work under way. The only way to release one. (Not
 * `Symbol.dispose`, which not all browsers have.)
 */
export interface Disposable {
  /** Releases the resource; idempotent. */
  dispose(): void;
}
