/** Keeps letters legible on any line: they have an outline in the page's colour. */
export const halo = {
  'paint-order': 'stroke',
  stroke: 'var(--figure-paper, #ffffff)',
  'stroke-width': 3,
  'stroke-linejoin': 'round',
} as const;
