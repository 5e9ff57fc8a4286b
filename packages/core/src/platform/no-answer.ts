/**
 * Why a request has no answer that can be used: the server cannot be reached, it answered with a mistake of its own or
 * with something else than it promised (`faulty`), something in between answered with a page of its own (as a captive
 * portal does), the response broke off, requests are too frequent (`seconds` until the next is allowed), or the session
 * has ended.
 */
export type NoAnswer =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'portal' }
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'tooManyRequests'; readonly seconds: number }
  | { readonly kind: 'sessionEnded' };
