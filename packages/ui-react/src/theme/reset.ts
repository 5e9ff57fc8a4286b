const field = 'button, input, select, textarea, optgroup, option';
const headings = 'h1, h2, h3, h4, h5, h6';
const pictures = 'img, svg:not(mjx-container > svg), video, canvas, audio, iframe, embed, object';

/**
 * Removes browser defaults this platform does not want. Fonts, margins and paddings are reset for named elements only:
 * a universal rule would affect formulas and figures, whose letters have sizes and fonts of their own.
 */
export const reset = {
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    borderWidth: '0px',
    borderStyle: 'solid',
    borderColor: 'var(--global-color-border, currentColor)',
  },
  [`body, p, blockquote, dl, dd, ol, ul, menu, figure, pre, hr, fieldset, legend, dialog, ${headings}, ${field}`]: {
    margin: '0px',
  },
  [`ol, ul, menu, fieldset, legend, th, td, dialog, meter, progress, ${field}`]: { padding: '0px' },
  [`table, th, caption, legend, address, cite, dfn, var, rt, output, ${headings}, ${field}`]: { font: 'inherit' },
  body: { minHeight: '100dvh', position: 'relative' },
  hr: { height: '0px', color: 'inherit', borderTopWidth: '1px' },
  [pictures]: { display: 'block', verticalAlign: 'middle' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'code, kbd, pre, samp': { fontSize: '1em', fontFamily: 'mono' },
  'button, [type=button], [type=reset], [type=submit]': {
    WebkitAppearance: 'button',
    backgroundColor: 'transparent',
    backgroundImage: 'none',
  },
  'button, input, optgroup, select, textarea': { color: 'inherit' },
  'button, select': { textTransform: 'none' },
  table: { textIndent: '0px', borderColor: 'inherit', borderCollapse: 'collapse' },
  '*::placeholder': { opacity: 'unset', userSelect: 'none' },
  textarea: { resize: 'vertical' },
  summary: { display: 'list-item' },
  small: { fontSize: '80%' },
  'sub, sup': { fontSize: '75%', lineHeight: '0', position: 'relative', verticalAlign: 'baseline' },
  sub: { bottom: '-0.25em' },
  sup: { top: '-0.5em' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'abbr:where([title])': { textDecoration: 'underline dotted' },
  'b, strong': { fontWeight: 'bolder' },
  'i, em': { fontStyle: 'italic' },
  'input:is([type=text], [type=email], [type=search], [type=password])': { appearance: 'none' },
  'input[type=search]': { appearance: 'textfield', outlineOffset: '-2px' },
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { WebkitAppearance: 'none' },
  '::-webkit-file-upload-button': { WebkitAppearance: 'button', font: 'inherit' },
  'input[type=number]::-webkit-inner-spin-button, input[type=number]::-webkit-outer-spin-button': { height: 'auto' },
  'input[type=number]': { MozAppearance: 'textfield' },
  ':-moz-ui-invalid': { boxShadow: 'none' },
  ':-moz-focusring': { outline: 'auto' },
  "[hidden]:where(:not([hidden='until-found']))": { display: 'none !important' },
};
