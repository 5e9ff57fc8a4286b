/**
 * Why the server did not answer a request: it cannot be reached, something in between answered with a page of its own
 * (as a captive portal does), the response broke off, requests are too frequent (`seconds` until the next is allowed),
 * or the session has ended.
 */
export type NoAnswer =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'portal' }
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'tooManyRequests'; readonly seconds: number }
  | { readonly kind: 'sessionEnded' };
