/** What is found of WebRTC: at once, after attempts to uncover it and to restore it, and in nested frames. */
export interface WebRtcFound {
  readonly here: readonly string[];
  readonly deleted: readonly string[];
  readonly defined: readonly string[];
  readonly inner: readonly string[];
}

/** Looks for WebRTC as untrusted code would; runs inside a sandboxed frame. */
export async function findWebRtc(): Promise<WebRtcFound> {
  const constructors = /^(?:webkit|moz)?RTC/;
  const namesIn = (start: object) => {
    const names = new Set<string>();
    for (let at: object | null = start; at !== null; at = Reflect.getPrototypeOf(at)) {
      for (const name of Object.getOwnPropertyNames(at)) {
        if (constructors.test(name) && Reflect.get(start, name) !== undefined) names.add(name);
      }
    }
    return [...names];
  };
  const here = namesIn(globalThis);
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
    Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Window.prototype, name);
  }
  const deleted = namesIn(globalThis);
  Reflect.defineProperty(globalThis, 'RTCPeerConnection', { value: 'mine' });
  const defined = namesIn(globalThis);

  const inner: string[] = [];
  const own = document.scripts[0]?.textContent ?? '';
  const ways: readonly ((frame: HTMLIFrameElement) => void)[] = [
    () => undefined,
    (frame) => (frame.src = 'about:blank'),
    (frame) => (frame.src = 'javascript:parent.postMessage(typeof RTCPeerConnection, "*")'),
    (frame) => (frame.srcdoc = '<p>here</p>'),
    (frame) => (frame.srcdoc = '<script>parent.postMessage(typeof RTCPeerConnection, "*")</' + 'script>'),
    (frame) => (frame.srcdoc = `<script>${own}</` + 'script>'),
    (frame) => (frame.src = URL.createObjectURL(new Blob(['<p>here</p>'], { type: 'text/html' }))),
    (frame) => frame.setAttribute('sandbox', 'allow-scripts allow-same-origin'),
  ];
  addEventListener('message', ({ data }) => inner.push(`said ${String(data)}`));
  for (const way of ways) {
    for (const tag of ['iframe', 'object', 'embed']) {
      const element = document.createElement(tag);
      if (element instanceof HTMLIFrameElement) way(element);
      document.body.append(element);
      const look = () => {
        for (let index = 0; index < frames.length; index += 1) {
          try {
            const found = namesIn(frames[index] ?? {});
            if (found.length > 0) inner.push(`${tag} ${way.toString()}: ${found.join(' ')}`);
          } catch {
            // A cross-origin error is the desired result.
          }
        }
      };
      look();
      await new Promise((done) => setTimeout(done, 60));
      look();
      element.remove();
    }
  }
  return { here, deleted, defined, inner };
}
