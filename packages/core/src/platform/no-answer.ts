/**
 * Why a request has no answer that can be used. `unavailable`: no server was reached. `faulty`: the server has said itself
 * that it failed, and has written the mistake down. `unexplained`: an error without a reason, of the server or of a gateway
 * before it. `notUnderstood`: the response is whole,
 * but not what the request promises. `rejected`: the server does not accept what was sent, so that repeating it does not
 * help. `portal`: something in between answered with a page of its own, as a captive portal does. `cutOff`: the response
 * broke off. `tooManyRequests`: `seconds` until the next request is allowed. `sessionEnded`: nobody is signed in any more.
 */
export type NoAnswer =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'unexplained' }
  | { readonly kind: 'notUnderstood' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'portal' }
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'tooManyRequests'; readonly seconds: number }
  | { readonly kind: 'sessionEnded' };

/** Whether the platform is to blame: nothing that its user does, or waits for, brings an answer for certain. */
export function isPlatformFailure({ kind }: { readonly kind: string }): boolean {
  const kinds: readonly string[] = [
    'unavailable',
    'faulty',
    'unexplained',
    'notUnderstood',
    'rejected',
  ] satisfies readonly NoAnswer['kind'][];
  return kinds.includes(kind);
}
