import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const page = existsSync(file) ? readFileSync(file, 'utf8').slice(0, 1000) : '';
  const [, allowed = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  return `sandbox allow-scripts; ${allowed}; frame-ancestors ${["'self'", ...framing].join(' ')}`;
}
