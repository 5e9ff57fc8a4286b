import type { ShownValues } from '@lemma/core/exercise';
import { anchorId, type Anchor, type Inline } from '@lemma/core/document';
import { Fragment, use, type ReactNode } from 'react';
import { MediaView } from '../media/index.ts';
import { DocumentLinkView } from '../reference/index.ts';
import { BalloonView } from './balloon-view.tsx';
import { FootnoteMark } from './footnote-mark.tsx';
import { FormulaWithInputs } from './formula-with-inputs.tsx';
import { AnchorsContext, AnswerFieldContext, ValuesContext } from './page-context.ts';
import { Reference } from './reference.tsx';
import { StyledWords } from './styled-words.tsx';
import { Conditional, VariableValue } from './variable-value.tsx';
import { withoutControls } from './without-controls.ts';

/** What inline content needs from the page around it. */
interface Around {
  readonly values: ShownValues | undefined;
  readonly anchors: ReadonlyMap<string, Anchor>;
  readonly answerField: (answer: number) => ReactNode;
}

/** A line of text with all its inline content. */
export function InlineView({ content }: { readonly content: readonly Inline[] }) {
  const values = use(ValuesContext);
  const anchors = use(AnchorsContext);
  const answerField = use(AnswerFieldContext);
  return paint(content, { values, anchors, answerField });
}

function paint(content: readonly Inline[], around: Around): readonly ReactNode[] {
  return content.map((inline, index) => <Fragment key={index}>{paintOne(inline, around)}</Fragment>);
}

function paintOne(inline: Inline, around: Around): ReactNode {
  const { values, anchors, answerField } = around;
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'styled':
      return <StyledWords style={inline.style}>{paint(inline.content, around)}</StyledWords>;
    case 'marked':
      return <mark data-pen={inline.pen}>{paint(inline.content, around)}</mark>;
    case 'footnote':
      return <FootnoteMark footnote={inline} />;
    case 'balloon':
      return (
        <BalloonView
          words={inline.content.length === 0 ? undefined : paint(withoutControls(inline.content, anchors), around)}
          explanation={paint(inline.explanation, around)}
        />
      );
    case 'formula':
      return <FormulaWithInputs formula={inline} values={values} />;
    case 'link':
      return <a href={inline.href}>{paint(inline.content, around)}</a>;
    case 'documentLink':
      return <DocumentLinkView link={inline}>{paint(inline.content, around)}</DocumentLinkView>;
    case 'media':
      return <MediaView media={inline.media} />;
    case 'reference':
      return <Reference anchor={inline.anchor} />;
    case 'anchor':
      return <span id={anchorId(inline.name)}>{paint(inline.content ?? [], around)}</span>;
    case 'lineBreak':
      return <br />;
    case 'variable':
      return <VariableValue mention={inline} values={values} />;
    case 'conditional':
      return (
        <Conditional
          condition={inline.condition}
          values={values}
          then={paint(inline.then, around)}
          otherwise={paint(inline.otherwise, around)}
        />
      );
    case 'answerField':
      return answerField(inline.answer);
  }
}
