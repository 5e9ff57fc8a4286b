import type { MathElement } from '@lemma/core/document';
import { createElement, type CSSProperties, type ReactNode } from 'react';

/**
 * Paints MathML with the browser's own means, element by element. Browsers that know MathML Core only do not read the
 * layout attributes of tables; those are said again as styles.
 */
export function paintMath(element: MathElement, key?: number, layout = ''): ReactNode {
  const { class: className, ...attributes } = element.attributes;
  const inner = element.tag === 'mtable' ? (className ?? '') : layout;
  return createElement(
    element.tag,
    { ...attributes, key, className, style: styleOf(element, layout) },
    ...element.children.map((child, index) => (typeof child === 'string' ? child : paintMath(child, index, inner))),
  );
}

/** Padding of table cells by the layout of their table. */
const cellPaddings: Readonly<Record<string, string>> = {
  small: '0.1em 0.17em',
  cases: '0.18em 0.5em 0.18em 0',
  aligned: '0.15em 0',
  lines: '0.05em 0',
};

const alignments = ['left', 'right', 'center'] as const;
const rule = '1px solid currentColor';

function styleOf({ tag, attributes }: MathElement, layout: string): CSSProperties | undefined {
  const names = attributes['class']?.split(' ') ?? [];
  // As wide as MathJax will make it, on average: the page must not jump when the one takes the place of the other.
  if (tag === 'math') {
    return { fontSize: '1.32em', ...(attributes['display'] !== 'block' && { marginBlock: '-0.15em' }) };
  }
  if (tag === 'merror') return { border: rule, padding: '0 0.2em' };
  if (tag === 'mtable' && layout === '' && names.includes('small')) return { fontSize: '0.8em' };
  if (tag === 'mtr') {
    return {
      ...(names.includes('rule-above') && { borderTop: rule }),
      ...(names.includes('rule-below') && { borderBottom: rule }),
    };
  }
  if (tag !== 'mtd') return undefined;
  const cellPadding = cellPaddings[layout];
  const align = alignments.find((name) => name === attributes['columnalign']);
  return {
    ...(align !== undefined && { textAlign: align }),
    ...(names.includes('rule-left') && { borderLeft: rule }),
    ...(names.includes('rule-right') && { borderRight: rule }),
    ...(cellPadding !== undefined && { padding: cellPadding }),
  };
}
