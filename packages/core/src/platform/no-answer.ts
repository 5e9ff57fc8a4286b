/**
 * Why the server said nothing to what it was asked: it cannot be reached, something on the way answered with a page of its own
 * (as a hotel's or a campus' network does before one has signed in there), the answer broke off on its way, it is asked too often
 * (`seconds` tell when it may be asked again), or the session has ended.
 */
export type NoAnswer =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'portal' }
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'tooManyRequests'; readonly seconds: number }
  | { readonly kind: 'sessionEnded' };
