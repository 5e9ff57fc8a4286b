import type { Spot } from '@lemma/core/tile-board';

/** The attribute of a spot's control, as text. */
export function spotText(spot: Spot): string {
  switch (spot.kind) {
    case 'tile':
      return `tile ${spot.tile}`;
    case 'place':
      return `place ${String(spot.place)}`;
    case 'ready':
      return 'ready';
  }
}

/** The spot that an element of the page belongs to. */
export function spotOf(target: EventTarget | null): Spot | undefined {
  const text = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : undefined;
  if (text === 'ready') return { kind: 'ready' };
  const [, kind, id = ''] = /^(tile|place) (.*)$/s.exec(text ?? '') ?? [];
  if (kind === 'tile') return { kind, tile: id };
  return kind === 'place' ? { kind: 'place', place: Number(id) } : undefined;
}
