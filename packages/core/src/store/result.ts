/** The outcome of an operation that is expected to fail sometimes: a value, or a failure, which is a value, too. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** A successful outcome. */
export function succeed<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** An expected failure. Bugs are thrown instead. */
export function fail<Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure };
}
