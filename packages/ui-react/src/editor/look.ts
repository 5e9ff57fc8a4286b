import { HighlightStyle, defaultHighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';

/** A colour of the theme, which follows light and dark mode by itself. */
function color(name: string): string {
  return `var(--lemma-colors-${name})`;
}

/** Maps the colours of the stock style to ours; unmapped ones keep the text colour. */
const stockColors: Readonly<Record<string, string>> = {
  '#085': color('brand-fg'), // names of commands and tags
  '#708': color('purple-fg'), // keywords, the borders of formulas
  '#219': color('teal-fg'), // names of environments
  '#a11': color('teal-fg'), // strings
  '#256': color('brand-fg'), // commands in formulas
  '#164': color('orange-fg'), // numbers
  '#940': color('fg-muted'), // comments
  '#404740': color('fg-muted'), // declarations
  '#f00': color('fg-error'), // invalid
};

/** Colours of the syntax of TeX and XML. */
export const editorColors = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ tag, color: stock }) => ({ tag, color: stockColors[String(stock)] ?? 'inherit' })),
);

/** The editor in the platform's style. */
export const editorLook = EditorView.theme({
  '&': { backgroundColor: color('bg-panel'), color: color('fg'), fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--lemma-fonts-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: color('fg'), paddingBlock: '0.75rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: color('fg'), borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: color('bg-panel'), color: color('fg-subtle'), border: 'none' },
  '.cm-activeLine': { backgroundColor: `color-mix(in srgb, ${color('brand-subtle')} 40%, transparent)` },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: color('brand-muted'),
  },
  '.cm-highlighted-place': {
    backgroundColor: color('yellow-subtle'),
    boxShadow: `inset 0 -2px ${color('yellow-solid')}`,
  },
  '.cm-source-command, .cm-source-formulaCommand': { color: color('brand-fg') },
  '.cm-source-environment': { color: color('teal-fg') },
  '.cm-source-unknown': { color: color('fg-error'), textDecoration: 'underline dotted' },
  '.cm-source-name, .cm-source-expression': { color: color('teal-fg') },
  '.cm-source-formula': { color: color('purple-fg') },
  '.cm-source-number': { color: color('orange-fg') },
  '.cm-source-variable': { color: color('purple-fg'), fontWeight: '600' },
  '.cm-source-verbatim, .cm-source-comment': { color: color('fg-muted') },
  '.cm-source-comment': { fontStyle: 'italic' },
  '.cm-about': { maxWidth: '28rem', padding: '0.375rem 0.625rem', fontFamily: 'var(--lemma-fonts-body)' },
  '.cm-about code': { fontFamily: 'var(--lemma-fonts-mono)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.cm-about p': { margin: '0.25rem 0 0' },
  '.cm-rename': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem', padding: '0.5rem' },
  '.cm-rename-message': { color: color('fg-error'), flexBasis: '100%' },
  '.cm-foldPlaceholder': {
    backgroundColor: color('bg-muted'),
    color: color('fg-muted'),
    border: `1px solid ${color('border')}`,
  },
  '.cm-diagnosticAction': {
    backgroundColor: color('brand-solid'),
    color: color('brand-contrast'),
    borderRadius: '0.25rem',
    padding: '0.125rem 0.5rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--lemma-fonts-mono)', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: color('brand-solid'),
    color: color('brand-contrast'),
  },
  '.cm-selectionMatch': { backgroundColor: color('yellow-subtle') },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color('teal-muted'), color: 'inherit' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${color('fg-error')} 1.5px`,
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${color('fg-warning')} 1.5px`,
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip, .cm-panels': { backgroundColor: color('bg-panel'), color: color('fg'), borderColor: color('border') },
  '.cm-tooltip': { borderRadius: '0.375rem', boxShadow: 'var(--lemma-shadows-md)' },
  '.cm-diagnostic': { fontFamily: 'var(--lemma-fonts-body)', padding: '0.5rem 0.75rem' },
  '.cm-diagnostic-error': { borderLeftColor: color('fg-error') },
  '.cm-diagnostic-warning': { borderLeftColor: color('fg-warning') },
  '.cm-panels-top': { borderBottom: `1px solid ${color('border')}` },
  '.cm-textfield, .cm-button': {
    backgroundImage: 'none',
    backgroundColor: color('bg'),
    color: color('fg'),
    border: `1px solid ${color('border')}`,
    borderRadius: '0.25rem',
  },
});
