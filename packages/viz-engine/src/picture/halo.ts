/** Letters are seen on whatever line they stand: they have a margin in the colour of the page. */
export const halo = {
  'paint-order': 'stroke',
  stroke: 'var(--figure-paper, #ffffff)',
  'stroke-width': 3,
  'stroke-linejoin': 'round',
} as const;
