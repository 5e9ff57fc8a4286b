import { shut } from '@lemma/viz-engine/shut';

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
