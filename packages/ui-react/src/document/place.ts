import type { Span } from '@lemma/core/source';

/** The attribute that links an element of the page to its place in the author's source. */
export function placeOf({ from, to }: Span): { readonly 'data-at': string } {
  return { 'data-at': `${from}-${to}` };
}

/** The innermost source place around an element of the page; undefined if it did not come from a source. */
export function placeAround(target: EventTarget | null): Span | undefined {
  if (!(target instanceof Element)) return undefined;
  const part = target.closest('[data-at]:not([data-at="0-0"])');
  return part === null ? undefined : spanIn(part);
}

/**
 * Marks the part of a page that belongs to a place in the source; `undefined` removes the mark. Returns the marked
 * element.
 */
export function markPlace(page: Element, offset: number | undefined): Element | undefined {
  for (const marked of page.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
  if (offset === undefined) return undefined;
  const parts = [...page.querySelectorAll('[data-at]')].flatMap((part) => {
    const span = spanIn(part);
    return span === undefined ? [] : [{ part, span }];
  });
  const found = innermostAt(parts, offset)?.part;
  found?.setAttribute('data-marked', '');
  return found;
}

/** The smallest of the places around an offset; of equal ones the last, which is nested inside the others. */
export function innermostAt<Placed extends { readonly span: Span }>(
  places: readonly Placed[],
  offset: number,
): Placed | undefined {
  return places
    .filter(({ span }) => span.from <= offset && offset <= span.to)
    .reduce<Placed | undefined>(
      (least, each) => (least !== undefined && lengthOf(least.span) < lengthOf(each.span) ? least : each),
      undefined,
    );
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

/** The place an element came from; `0-0` is none. */
function spanIn(element: Element): Span | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(element.getAttribute('data-at') ?? '') ?? [];
  if (from === undefined || to === undefined || to === '0') return undefined;
  return { from: Number(from), to: Number(to) };
}

/** Whether a click hits a control of the page rather than the text around it. */
export function isOnControl(target: EventTarget | null): boolean {
  const control = 'a, button, input, select, textarea, label, summary, [role=slider], [role=tab], [contenteditable]';
  return target instanceof Element && target.closest(control) !== null;
}
