import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page that the constructions of CindyJS run in (packages/viz-engine/src/cindy-frame). */
export const constructionFrame = 'cindy-frame.html';

/**
 * The policy of the frame. What its own page allows, which is its one script by its hash, and beside that what only a header can
 * say: an opaque origin even for who opens it by itself, and no page around it but ours. Without the page's word nothing is
 * allowed.
 */
export function constructionFramePolicy(folder: string): string {
  const file = join(folder, constructionFrame);
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, allowed = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  return `sandbox allow-scripts; ${allowed}; frame-ancestors 'self'`;
}
