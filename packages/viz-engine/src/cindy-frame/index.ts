import CindyJS, { type CindyInstance } from 'cindyjs';
import type { CindyConfig, FrameMessage, FrameWords } from '../cindy/index.ts';
import { addHandles } from './handles.ts';
import { readPageMessage } from './page-message.ts';
import { letFingersPass } from './touch.ts';

/**
 * The only script in the frame of a construction: takes the port that the page hands over once, lets CindyJS draw, and
 * reports how it is doing. The construction's scripts run alongside it, so the page trusts none of it.
 */
addEventListener('message', function take({ source, ports: [port] }) {
  if (source !== parent || port === undefined) return;
  removeEventListener('message', take);
  const say = (message: FrameMessage) => port.postMessage(message);
  reportFaults(say);
  let instance: CindyInstance | undefined;
  port.onmessage = ({ data }) => {
    const message = readPageMessage(data);
    if (message?.kind === 'open') instance ??= open(message.construction, message.words, say);
    if (message?.kind === 'play') instance?.play();
    if (message?.kind === 'pause') instance?.pause();
  };
});

/** Milliseconds between polls of the points; a sign of life is sent at every fourth. */
const period = 250;

function open(construction: CindyConfig, words: FrameWords, say: (message: FrameMessage) => void): CindyInstance {
  const { config, movable, grid, holdsFingers } = construction;
  const box = document.createElement('div');
  const canvas = document.createElement('canvas');
  document.documentElement.lang = words.language;
  canvas.setAttribute('role', 'img');
  canvas.ariaLabel = words.title;
  box.append(canvas);
  // Before CindyJS starts, which takes long on a slow machine: until then, all fingers scroll.
  if (holdsFingers) box.className = 'holds-fingers';
  else letFingersPass(box);
  document.body.append(box);
  const scripts = scriptsIn(config);
  const instance = CindyJS.newInstance({
    ...config,
    ports: [{ ...portIn(config), element: canvas }],
    csconsole: listening(say),
  });
  for (const [event, code] of scripts) {
    const tree = instance.parse(code);
    if (tree.ctype === 'error') say({ kind: 'fault', event, message: tree.message ?? '' });
  }
  const afterMove = scripts.get('move') ?? '';
  instance.startup().then(
    () => {
      say({ kind: 'shown' });
      const look = addHandles(canvas.parentElement ?? box, instance, movable, { words, afterMove, grid });
      keepTelling(look, say);
    },
    (reason: unknown) => say({ kind: 'fault', message: messageOf(reason) }),
  );
  return instance;
}

function keepTelling(look: ReturnType<typeof addHandles>, say: (message: FrameMessage) => void): void {
  let told = '';
  let round = 0;
  const tell = () => {
    if (round % 4 === 0) say({ kind: 'alive' });
    round += 1;
    const points = look();
    const now = JSON.stringify(points);
    if (now !== told) say({ kind: 'points', points });
    told = now;
  };
  tell();
  setInterval(tell, period);
}

/** Filters what CindyJS logs for authors: errors in scripts. */
function listening(say: (message: FrameMessage) => void): HTMLElement {
  const lines = document.createElement('div');
  new MutationObserver(() => {
    const text = lines.textContent;
    lines.replaceChildren();
    if (text.startsWith('Called undefined function')) say({ kind: 'fault', message: text });
  }).observe(lines, { childList: true });
  return lines;
}

/** Reports whatever is thrown, but each error only once: a drawing script throws on every frame. */
function reportFaults(say: (message: FrameMessage) => void): void {
  const told = new Set<string>();
  const tell = (message: string) => {
    if (told.has(message) || told.size > 20) return;
    told.add(message);
    say({ kind: 'fault', message });
  };
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(messageOf(reason)));
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

function scriptsIn({ scripts }: CindyConfig['config']): ReadonlyMap<string, string> {
  const entries = typeof scripts === 'object' && scripts !== null ? Object.entries(scripts) : [];
  return new Map(entries.flatMap(([event, code]) => (typeof code === 'string' ? [[event, code] as const] : [])));
}

function portIn({ ports }: CindyConfig['config']): object {
  const port: unknown = Array.isArray(ports) ? ports[0] : undefined;
  return typeof port === 'object' && port !== null ? port : {};
}
