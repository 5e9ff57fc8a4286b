import type { AppletMessage, AppletOpening } from '../applet/index.ts';

/**
 * The first script in the frame of an applet: takes the port that the page hands over once, offers the applet its
 * `mathlet`, and loads its script, which browsers compare with the listed hash. The applet runs alongside it, so the
 * page trusts none of it.
 */
addEventListener('message', function take({ source, ports: [port] }) {
  if (source !== parent || port === undefined) return;
  removeEventListener('message', take);
  port.onmessage = ({ data }) => {
    port.onmessage = null;
    if (isOpening(data)) start(data, (message) => port.postMessage(message));
  };
});

/** Milliseconds between signs of life. */
const period = 1000;

function start(opening: AppletOpening, say: (message: AppletMessage) => void): void {
  const { properties, integrity, kept, isEditable } = opening;
  const element = document.createElement('main');
  document.documentElement.lang = properties.lang;
  document.body.append(element);
  addEventListener('error', ({ message }) => say({ kind: 'fault', message: message || 'Error' }));
  addEventListener('unhandledrejection', ({ reason }) => say({ kind: 'fault', message: String(reason) }));
  const mathlet = {
    properties,
    element,
    kept,
    isEditable,
    initialized: () => say({ kind: 'initialized' }),
    give: (value: unknown) => say({ kind: 'answer', text: String(value) }),
  };
  Object.defineProperty(globalThis, 'mathlet', { value: Object.freeze(mathlet) });
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.onerror = () => say({ kind: 'notLoaded' });
  script.src = properties.exporterUrl;
  document.head.append(script);
  say({ kind: 'alive' });
  setInterval(() => say({ kind: 'alive' }), period);
}

/** The page is trusted, so only its kind is checked. */
function isOpening(data: unknown): data is AppletOpening {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open';
}
