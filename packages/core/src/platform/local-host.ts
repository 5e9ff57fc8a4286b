/** Whether a page comes from the machine that it is shown on: what it logs stays there (specification 000 §7). */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
