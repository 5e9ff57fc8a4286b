import type { InlineStyle } from '@lemma/core/document';
import type { ReactNode } from 'react';

interface Look {
  readonly tag: 'em' | 'strong' | 'dfn' | 'code' | 'q' | 'kbd' | 'samp' | 'var' | 'span' | 'small' | 'u' | 's';
  /** What the stylesheet of the page knows it by, where the element alone does not say it. */
  readonly name?: string;
  /** Signs around, which belong to what is said. */
  readonly brackets?: readonly [open: string, close: string];
}

const looks: Readonly<Record<InlineStyle, Look>> = {
  emphasis: { tag: 'em' },
  strong: { tag: 'strong' },
  notion: { tag: 'dfn' },
  code: { tag: 'code' },
  quoted: { tag: 'q' },
  file: { tag: 'span', name: 'file' },
  keyboard: { tag: 'kbd' },
  identifier: { tag: 'samp' },
  placeholder: { tag: 'var', name: 'placeholder' },
  optional: { tag: 'span', name: 'optional', brackets: ['[', ']'] },
  metaVariable: { tag: 'var', brackets: ['⟨', '⟩'] },
  alternatives: { tag: 'span', name: 'alternatives', brackets: ['{', '}'] },
  small: { tag: 'small' },
  large: { tag: 'span', name: 'large' },
  underline: { tag: 'u' },
  strike: { tag: 's' },
  noBreak: { tag: 'span', name: 'no-break' },
};

interface StyledWordsProps {
  readonly style: InlineStyle;
  readonly children: ReactNode;
}

/** Words with a look or a meaning of their own. */
export function StyledWords({ style, children }: StyledWordsProps) {
  const { tag: Tag, name, brackets: [open, close] = [] } = looks[style];
  return (
    <Tag {...(name !== undefined && { 'data-look': name })}>
      {open}
      {children}
      {close}
    </Tag>
  );
}
