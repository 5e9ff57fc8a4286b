/** Sheets of paper: on the screen each is a leaf, in print each starts a page. */
export const paperStyle = {
  '& > section': {
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg',
    boxShadow: 'sm',
    px: { base: '4', md: '10' },
    py: { base: '4', md: '8' },
    maxW: '210mm',
    width: 'full',
    mx: 'auto',
  },
  // A field is a line to write on.
  '& input:not([type=checkbox], [type=radio])': {
    borderWidth: '0 0 1px',
    borderRadius: '0',
    borderColor: 'fg',
    bg: 'transparent',
    minHeight: '2.2em',
  },
  '& input::placeholder': { color: 'transparent' },
  '& select': { appearance: 'none', borderColor: 'fg', color: 'transparent', minWidth: '6em', minHeight: '2.2em' },
  '& input:is([type=checkbox], [type=radio])': {
    appearance: 'none',
    boxSizing: 'border-box',
    width: '1.1em',
    height: '1.1em',
    borderWidth: '1.5px',
    borderColor: 'fg',
    opacity: '1',
  },
  '& input[type=radio]': { borderRadius: 'full' },
  '& [data-control]': { display: 'none' },
  '& [data-paper-problem] h2': { fontSize: 'xl', mt: '1' },
  '@media print': {
    '& > section': { border: '0', boxShadow: 'none', p: '0', maxW: 'none' },
    '& > section + section': { breakBefore: 'page' },
  },
} as const;
