import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedApplet } from '../applet/applet-list.ts';

/**
 * The pages that run untrusted code: CindyJS constructions (packages/viz-engine/src/cindy-frame) and the Python of code
 * cells (apps/web/src/python).
 */
const sandboxedFrames = ['cindy-frame.html', 'python-frame.html'];

/** The policies of the frames in a folder, by the path of their file. */
export function framePolicies(folder: string, framing: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(sandboxedFrames.map((name) => [join(folder, name), framePolicy(join(folder, name), framing)]));
}

/**
 * The policy of a frame. It consists of what its own page allows, which is its one script by its hash, and what only a
 * header can say: an opaque origin even if it is opened on its own, and no embedding page but ours and, around ours, those
 * of the embedding editors and of every LMS (browsers check every ancestor). If the page declares no policy, nothing is allowed.
 */
function framePolicy(file: string, framing: readonly string[]): string {
  return `sandbox allow-scripts; ${allowedBy(file)}; ${ancestors(framing)}`;
}

/** The page of all applets; which one is in it stands in its address. */
export const appletFrame = 'applet-frame.html';

/**
 * The policies of the frame of applets. Its page allows scripts from everywhere, because nobody knew them when it was
 * built; here only its own is left, and that of the applet, which must be the listed one byte for byte (browsers compare
 * the hash), whatever its address now sends.
 */
export function appletFramePolicies(
  folder: string,
  framing: readonly string[],
): (applet: ListedApplet | undefined) => string {
  const [own = "'none'"] = /'sha256-[^']*'/.exec(allowedBy(join(folder, appletFrame))) ?? [];
  return (applet) => {
    const origins = applet?.origins ?? [];
    return [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${[own, ...(applet ? [`'${applet.exporter.integrity}'`] : [])].join(' ')}`,
      "style-src 'unsafe-inline'",
      `img-src ${['data:', 'blob:', ...origins].join(' ')}`,
      ...(origins.length > 0 ? [`connect-src ${origins.join(' ')}`] : []),
      "base-uri 'none'",
      "form-action 'none'",
      ancestors(framing),
    ].join('; ');
  };
}

function ancestors(framing: readonly string[]): string {
  return `frame-ancestors ${["'self'", ...framing].join(' ')}`;
}

function allowedBy(file: string): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8').slice(0, 1000) : '';
  const [, allowed = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  return allowed;
}
