/** What could reach out of a worker, if the policy of its frame let it. */
const doors = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'indexedDB',
  'caches',
  'postMessage',
  'close',
];

/**
 * Takes away what is of no use to Python. The policy of the frame and its opaque origin refuse all of it already; this is a
 * second door behind the first.
 */
export function lockUp(): void {
  shut(doors);
}

/** Takes names away from everybody in this worker, for good. */
export function shut(names: readonly string[]): void {
  for (const name of names) {
    for (let at: object | null = globalThis; at !== null; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, name);
    }
    Reflect.defineProperty(globalThis, name, { value: undefined });
  }
}
