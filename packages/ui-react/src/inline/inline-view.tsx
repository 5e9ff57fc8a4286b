import { anchorId, type Inline } from '@lemma/core/document';
import { Fragment, use, type ReactNode } from 'react';
import type { Values } from '../formula/index.ts';
import { MediaView } from '../media/index.ts';
import { DocumentLinkView } from '../reference/index.ts';
import { BalloonView } from './balloon-view.tsx';
import { FootnoteMark } from './footnote-mark.tsx';
import { FormulaWithInputs } from './formula-with-inputs.tsx';
import { AnswerFieldContext, ValuesContext } from './page-context.ts';
import { Reference } from './reference.tsx';
import { StyledWords } from './styled-words.tsx';
import { Conditional, VariableValue } from './variable-value.tsx';

interface InlineViewProps {
  readonly content: readonly Inline[];
  /** Missing: those of the quick check, problem or figure around. */
  readonly values?: Values | undefined;
}

/** A line of text with everything that may stand in it. */
export function InlineView({ content, values }: InlineViewProps) {
  const around = use(ValuesContext);
  const answerField = use(AnswerFieldContext);
  return paint(content, values ?? around, answerField);
}

function paint(
  content: readonly Inline[],
  values: Values | undefined,
  answerField: (answer: number) => ReactNode,
): readonly ReactNode[] {
  return content.map((inline, index) => <Fragment key={index}>{paintOne(inline, values, answerField)}</Fragment>);
}

function paintOne(inline: Inline, values: Values | undefined, answerField: (answer: number) => ReactNode): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'styled':
      return <StyledWords style={inline.style}>{paint(inline.content, values, answerField)}</StyledWords>;
    case 'marked':
      return <mark data-pen={inline.pen}>{paint(inline.content, values, answerField)}</mark>;
    case 'footnote':
      return <FootnoteMark footnote={inline} />;
    case 'balloon':
      return (
        <BalloonView
          words={inline.content.length === 0 ? undefined : paint(inline.content, values, answerField)}
          explanation={paint(inline.explanation, values, answerField)}
        />
      );
    case 'formula':
      return <FormulaWithInputs formula={inline} values={values} />;
    case 'link':
      return <a href={inline.href}>{paint(inline.content, values, answerField)}</a>;
    case 'documentLink':
      return <DocumentLinkView link={inline}>{paint(inline.content, values, answerField)}</DocumentLinkView>;
    case 'media':
      return <MediaView media={inline.media} />;
    case 'reference':
      return <Reference anchor={inline.anchor} />;
    case 'anchor':
      return <span id={anchorId(inline.name)}>{paint(inline.content ?? [], values, answerField)}</span>;
    case 'lineBreak':
      return <br />;
    case 'variable':
      return <VariableValue mention={inline} values={values} />;
    case 'conditional':
      return (
        <Conditional
          condition={inline.condition}
          values={values}
          then={paint(inline.then, values, answerField)}
          otherwise={paint(inline.otherwise, values, answerField)}
        />
      );
    case 'answerField':
      return answerField(inline.answer);
  }
}
