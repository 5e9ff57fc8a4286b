/** Something that loads, or fails to: one union instead of three booleans. */
export type Loadable<Value, Failure> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The state before the answer. */
export const loading = { status: 'loading' } as const;

/** The state after an answer, successful or not. */
export function settled<Value, Failure>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure },
): Loadable<Value, Failure> {
  return result.ok ? { status: 'loaded', value: result.value } : { status: 'failed', failure: result.failure };
}
