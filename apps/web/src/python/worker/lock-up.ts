import { shut } from '@lemma/viz-engine/shut';

/** What could communicate from a worker, if the policy of its frame allowed it. */
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
 * Removes what Python has no use for. The policy of the frame and its opaque origin refuse all of it already; this is a
 * second line of defence.
 */
export function lockUp(): void {
  shut(doors);
}
