const allowedSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto']);

/**
 * The address if a link may point there: http, https, mailto, or a path of the platform without empty segments.
 * Browsers skip control characters inside an address and read a backslash as a slash, so an address with either is
 * refused. So is one that leads nowhere (`http://`, `mailto:`) or contains a password.
 */
export function allowedHref(href: string): string | undefined {
  const address = href.trim();
  if (address === '' || /[\\\p{Cc}]/u.test(address)) return undefined;
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]?.toLowerCase();
  const isAllowed = scheme === undefined ? !/^[^?#]*\/\//.test(address) : allowedSchemes.has(scheme);
  return isAllowed && !leadsNowhere(address, scheme) ? address : undefined;
}

function leadsNowhere(address: string, scheme: string | undefined): boolean {
  if (scheme === undefined) return false;
  if (scheme === 'mailto') return !/^[^:]*:\s*[^\s?]/.test(address) && !/[?&]to=[^&]/i.test(address);
  const host = /^[^:]*:\/\/([^/?#]*)/.exec(address)?.[1];
  return host === undefined || host === '' || host.includes('@');
}
