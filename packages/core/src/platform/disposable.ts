/**
 * Something that holds something open: a connection, a frame, a listener, work under way. There is no other way to end one.
 * (Not `Symbol.dispose`: not all browsers have it.)
 */
export interface Disposable {
  /** Gives back what is held open; a second time does nothing. */
  dispose(): void;
}
