const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address names this machine itself. */
export function isLoopback(host: string): boolean {
  return loopbackNames.includes(host) || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The origins the platform is reached at: its own, and on this machine its other local names. */
export function ownOrigins(origin: string): readonly string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!isLoopback(hostname)) return [origin];
  return loopbackNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/** Whether a return address is a page of this platform, whatever its path: deep links return to themselves. */
export function isOwnAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return origins.includes(origin) && username === '' && password === '';
}

/** The one of our own hosts that a request was sent to; the first one if it names another, which has no effect. */
export function ownHost(host: string | undefined, origins: readonly string[]): string {
  const hosts = origins.map((origin) => new URL(origin).host);
  return hosts.find((own) => own === host) ?? hosts[0] ?? '';
}
