const shapes = 'path, line, ellipse, circle, text, polygon, polyline, rect';
const attributes = [
  'stroke',
  'fill',
  'stroke-width',
  'stroke-dasharray',
  'role',
  'aria-label',
  'aria-valuetext',
] as const;

/** A visible shape, text or grip of a board: what it is, and its box in pixels from the top left corner of the board. */
interface DrawnPlace {
  readonly what: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Everything visible on a board, from bottom to top. */
function placesIn(board: Element): readonly DrawnPlace[] {
  const picture = board.querySelector('svg');
  if (picture === null) throw new Error('Nothing is drawn');
  const corner = picture.getBoundingClientRect();
  return [...picture.querySelectorAll(shapes), ...board.querySelectorAll('span')].flatMap((drawn) => {
    const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(drawn);
    const isSeen = visibility === 'visible' && display !== 'none' && width + height > 0 && !drawn.closest('defs');
    if (!isSeen) return [];
    const look = attributes.map((name) => drawn.getAttribute(name) ?? '').join(' ');
    const what = `${drawn.tagName} ${drawn.tagName === 'path' ? '' : drawn.textContent} ${look}`;
    return [{ what, box: [left - corner.left, top - corner.top, right - corner.left, bottom - corner.top] as const }];
  });
}

/** The differences of two boards of a size in pixels, as lines of text. What is far outside may be cut off anywhere. */
export function differencesOf(ours: Element, fresh: Element, size: number): readonly string[] {
  const [one, other] = [placesIn(ours), placesIn(fresh)];
  if (one.length !== other.length) return [`${one.length} shapes instead of ${other.length}`];
  const near = (pixels: number) => Math.min(Math.max(pixels, -margin), size + margin);
  return one.flatMap(({ what, box }, index) => {
    const expected = other[index];
    if (expected === undefined || expected.what !== what) return [`${what} instead of ${expected?.what ?? 'nothing'}`];
    const isSame = box.every(
      (edge, side) => Math.abs(near(edge) - near(expected.box[side] ?? Number.NaN)) <= tolerance,
    );
    return isSame ? [] : [`${what} at ${box.join()} instead of ${expected.box.join()}`];
  });
}

/** Pixels. Samples of curves may differ by fractions of one. */
const tolerance = 0.6;
const margin = 50;
