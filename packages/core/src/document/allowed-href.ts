const allowedSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto']);

/**
 * The address if a link may point there: http, https, mailto, or a path of the platform without empty segments.
 * Browsers skip control characters inside an address and read a backslash as a slash, so an address with either is
 * refused.
 */
export function allowedHref(href: string): string | undefined {
  const address = href.trim();
  if (address === '' || /[\\\p{Cc}]/u.test(address)) return undefined;
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]?.toLowerCase();
  const isAllowed = scheme === undefined ? !/^[^?#]*\/\//.test(address) : allowedSchemes.has(scheme);
  return isAllowed ? address : undefined;
}
