/** Where the words of controls stand; nothing in them is a place for the focus of its own. */
const controls = 'button, a, summary, [role=tab], [aria-hidden=true]';

/** Formulas in lines of text, with how to undo that they scroll. */
const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Lets a formula that is wider than its line stand on a line of its own, which scrolls, from the keyboard too, and shows at
 * its edges that there is more. Returns how to undo it.
 */
export function scrollWhenWide(place: HTMLElement): () => void {
  observer ??= new IntersectionObserver(onSight, { rootMargin: '200px' });
  watched.set(place, () => undefined);
  observer.observe(place);
  return () => {
    observer?.unobserve(place);
    watched.get(place)?.();
    watched.delete(place);
  };
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement) || !watched.has(target)) continue;
    observer?.unobserve(target);
    const line = target.closest('p, li, dd');
    // Widths of lines are whole pixels.
    if (line === null || boundingClientRect.width <= line.clientWidth + 1) continue;
    if (target.closest(controls) === null) watched.set(target, letScroll(target));
  }
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
