import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages that foreign code runs in: the constructions of CindyJS (packages/viz-engine/src/cindy-frame) and the Python of code
 * cells (apps/web/src/python).
 */
const sandboxedFrames = ['cindy-frame.html', 'python-frame.html'];

/** The policies of the frames in a folder, by the path of their file. */
export function framePolicies(folder: string, editorOrigins: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(sandboxedFrames.map((name) => [join(folder, name), framePolicy(join(folder, name), editorOrigins)]));
}

/**
 * The policy of a frame. What its own page allows, which is its one script by its hash, and beside that what only a header can
 * say: an opaque origin even when it is opened on its own, and no page around it but ours and, around our preview, the foreign
 * editors' (a browser asks for every window around). Without the page's word nothing is allowed.
 */
function framePolicy(file: string, editorOrigins: readonly string[]): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8').slice(0, 1000) : '';
  const [, allowed = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  return `sandbox allow-scripts; ${allowed}; frame-ancestors ${["'self'", ...editorOrigins].join(' ')}`;
}
