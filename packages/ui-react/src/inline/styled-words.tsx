import type { InlineStyle } from '@lemma/core/document';
import type { ReactNode } from 'react';

interface Look {
  readonly tag: 'em' | 'strong' | 'dfn' | 'code' | 'q' | 'kbd' | 'samp' | 'var' | 'span' | 'small' | 'u' | 's';
  /** The name used by the page's style sheet, if the element alone is not enough. */
  readonly name?: string;
  /** Brackets around the text, which are read with it. */
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

/** Text with a style or a semantic role. */
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
