import type { Span } from '@lemma/core/source';

/** The attribute by which an element of the page leads back to the author's source. */
export function placeOf({ from, to }: Span): { readonly 'data-at': string } {
  return { 'data-at': `${from}-${to}` };
}

/** The innermost place around an element of the page; undefined where nothing came from a source. */
export function placeAround(target: EventTarget | null): Span | undefined {
  if (!(target instanceof Element)) return undefined;
  const at = target.closest('[data-at]:not([data-at="0-0"])')?.getAttribute('data-at') ?? '';
  const [, from, to] = /^(\d+)-(\d+)$/.exec(at) ?? [];
  return from === undefined || to === undefined ? undefined : { from: Number(from), to: Number(to) };
}
