/** How much larger or smaller than usual a typeset formula may be for the sake of its line. */
const most = 1.1;

/** Pixels of an ex by font. */
const exes = new Map<string, number>();

/**
 * Makes a typeset formula as wide as the browser's own picture, where the two fonts differ only a little: then the line breaks
 * where it did.
 */
export function fitInto(width: number, made: HTMLElement, place: HTMLElement): void {
  const percent = Number.parseFloat(made.style.fontSize || '100');
  const natural = (widthOf(made) * exOf(place) * percent) / 100;
  const ratio = width / natural;
  if (ratio > 1 / most && ratio < most) made.style.fontSize = `${(percent * ratio).toFixed(2)}%`;
}

/** In ex, as MathJax writes it; no number where it writes something else. */
function widthOf(made: HTMLElement): number {
  const written = made.querySelector('svg')?.getAttribute('width') ?? '';
  return written.endsWith('ex') ? Number.parseFloat(written) : Number.NaN;
}

function exOf(place: HTMLElement): number {
  const { font } = getComputedStyle(place);
  const known = exes.get(font);
  if (known !== undefined) return known;
  const probe = document.createElement('span');
  Object.assign(probe.style, { position: 'absolute', width: '100ex' });
  place.append(probe);
  const ex = probe.getBoundingClientRect().width / 100;
  probe.remove();
  exes.set(font, ex);
  return ex;
}
