/** Labels of controls; nothing in them may take the focus itself. */
const controls = 'button, a, summary, [role=tab], [aria-hidden=true]';

/** A formula in a line of text. */
interface Watched {
  /** Known once it has been laid out. */
  line?: Element;
  /** Ends its scrolling; present while it scrolls. */
  undo?: (() => void) | undefined;
}

const watched = new Map<HTMLElement, Watched>();

/** The lines of formulas that have been laid out, with their widths when their formulas were last measured. */
const lines = new Map<Element, { width: number | undefined; readonly places: Set<HTMLElement> }>();
let sight: IntersectionObserver | undefined;
let room: ResizeObserver | undefined;

/**
 * Puts a formula that is wider than its line on a line of its own that scrolls, also by keyboard, and indicates at its
 * edges that there is more; as long as there is not enough room. Returns a function that undoes this.
 */
export function scrollWhenWide(place: HTMLElement): () => void {
  sight ??= new IntersectionObserver(onSight, { rootMargin: '200px' });
  const formula: Watched = {};
  watched.set(place, formula);
  sight.observe(place);
  return () => {
    sight?.unobserve(place);
    formula.undo?.();
    watched.delete(place);
    if (formula.line !== undefined) leaveLine(formula.line, place);
  };
}

/**
 * What is not in view is reported as well, at first. It makes the page wider, too, unless the browser lays it out only when
 * it comes into view.
 */
function onSight(entries: readonly IntersectionObserverEntry[]): void {
  const inKnownLines: HTMLElement[] = [];
  for (const { target, isIntersecting } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (!isIntersecting && !target.checkVisibility({ contentVisibilityAuto: true })) continue;
    sight?.unobserve(target);
    const formula = watched.get(target);
    const line = target.closest('p, li, dd');
    if (formula === undefined || line === null || target.closest(controls) !== null) continue;
    formula.line = line;
    const known = lines.get(line);
    known?.places.add(target);
    if (known !== undefined) inKnownLines.push(target);
    else watchLine(line, target);
  }
  fit(inKnownLines);
}

/**
 * Observes the width of a line: reported at once, and whenever it changes because the window is rotated or a list
 * beside it opens.
 */
function watchLine(line: Element, place: HTMLElement): void {
  lines.set(line, { width: undefined, places: new Set([place]) });
  room ??= new ResizeObserver(onResize);
  room.observe(line);
}

function leaveLine(line: Element, place: HTMLElement): void {
  const places = lines.get(line)?.places;
  places?.delete(place);
  if (places?.size !== 0) return;
  room?.unobserve(line);
  lines.delete(line);
}

function onResize(entries: readonly ResizeObserverEntry[]): void {
  const places = entries.flatMap(({ target, contentRect: { width } }) => {
    const line = lines.get(target);
    // A closing tab leaves its lines without width.
    if (line === undefined || line.width === width || width === 0) return [];
    line.width = width;
    return [...line.places];
  });
  fit(places);
}

/** Measures everything before changing anything, so that the page is laid out only once. */
function fit(places: readonly HTMLElement[]): void {
  const measured = places.flatMap((place) => {
    const formula = watched.get(place);
    return formula === undefined ? [] : [{ place, formula, isWide: isWide(place, formula) }];
  });
  for (const { place, formula, isWide } of measured) {
    if (isWide === (formula.undo !== undefined)) continue;
    formula.undo?.();
    formula.undo = isWide ? letScroll(place) : undefined;
  }
}

function isWide(place: HTMLElement, { line, undo }: Watched): boolean {
  const room = line && lines.get(line)?.width;
  const width = undo === undefined ? place.getBoundingClientRect().width : place.scrollWidth;
  // Widths are sums of floating-point numbers.
  return room !== undefined && width > room + 0.1;
}

function letScroll(place: HTMLElement): () => void {
  const showMore = () => {
    const hidden = place.scrollWidth - place.clientWidth;
    const before = place.scrollLeft > 1;
    const behind = place.scrollLeft < hidden - 1;
    place.dataset['scrolls'] = `${before ? 'before' : ''} ${behind ? 'behind' : ''}`.trim();
  };
  place.tabIndex = 0;
  place.dataset['scrolls'] = 'behind';
  place.addEventListener('scroll', showMore, { passive: true });
  return () => {
    place.removeEventListener('scroll', showMore);
    place.removeAttribute('tabindex');
    delete place.dataset['scrolls'];
  };
}
