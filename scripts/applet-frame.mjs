// The frame of applets: a separate page with one script, which loads that of an applet.
import { framePage, frameScript, sandboxedFrame } from './sandboxed-frame.mjs';

const entry = new URL('../packages/viz-engine/src/applet-frame/index.ts', import.meta.url).pathname;

const style = 'html, body { margin: 0; background: #fff; color: #000; font-family: sans-serif } main { padding: 1rem }';

/** A Vite plugin that serves the frame during development, and puts it beside the built pages. */
export function appletFrame() {
  return sandboxedFrame({ name: 'lemma-applet-frame', address: '/applet-frame.html', makePage: appletFramePage });
}

/**
 * The frame's HTML. When it is built, nobody knows which applets there will be: its policy allows scripts from
 * everywhere, and the server replaces it by that of one applet (apps/server/src/http/sandboxed-frames.ts).
 */
export async function appletFramePage() {
  const script = await frameScript(entry);
  const allowed = ["style-src 'unsafe-inline'", 'img-src * data: blob:', 'connect-src *'];
  return framePage({ title: 'Applet', script, style, scriptsMay: '*', allowed });
}
