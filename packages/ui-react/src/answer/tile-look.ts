/** How a tile looks, wherever it lies. */
export const tileLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  rounded: 'md',
  bg: 'bg.panel',
  color: 'fg',
  px: '3',
  py: '1',
  textAlign: 'center',
} as const;
