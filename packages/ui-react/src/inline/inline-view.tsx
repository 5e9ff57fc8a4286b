import { type ShownValues, mentionOf } from '@lemma/core/exercise';
import {
  anchorId,
  referenceText,
  type Anchor,
  type AnchorReference,
  type Inline,
  type Formula,
  type VariableMention,
} from '@lemma/core/document';
import { Fragment, use, type ReactNode } from 'react';
import type { SourceText } from '@lemma/core/source';
import { MediaView } from '../media/index.ts';
import { DocumentLinkView } from '../reference/index.ts';
import { FormulaView } from '../formula/index.ts';
import { useTexts } from '../language/index.ts';
import { BalloonView } from './balloon-view.tsx';
import { FootnoteMark } from './footnote-mark.tsx';
import { AnchorsContext, AnswerFieldContext, ValuesContext, VariableInputContext } from './page-context.ts';
import { StyledWords } from './styled-words.tsx';
import { withoutControls } from './without-controls.ts';
import { Problematic } from './problematic.tsx';

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
      return <Reference reference={inline} />;
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

interface FormulaWithInputsProps {
  readonly formula: Formula;
  readonly values: ShownValues | undefined;
}

/**
 * A formula, and inputs for the variables in it that the reader may change. A single variable becomes an input itself.
 */
function FormulaWithInputs({ formula, values }: FormulaWithInputsProps) {
  const inputOf = use(VariableInputContext);
  const [, only] = /^\s*\\var\{([^{}]*)\}\s*$/.exec(formula.tex) ?? [];
  const alone = only === undefined ? undefined : inputOf(mentionOf(only), 'alone');
  if (alone !== undefined) return alone;
  return (
    <>
      <FormulaView formula={formula} values={values} />
      {[...new Set(formula.variables)].map((written) => (
        <Fragment key={written}>{inputOf(mentionOf(written), 'behindFormula')}</Fragment>
      ))}
    </>
  );
}

/** A link to an anchor of the page, showing what the anchor is called. */
function Reference({ reference }: { readonly reference: AnchorReference }) {
  const { t } = useTexts('document');
  const target = use(AnchorsContext).get(reference.anchor);
  if (target === undefined) return <Problematic>{t('referenceNotFound', { name: reference.anchor })}</Problematic>;
  return <a href={`#${target.elementId}`}>{referenceText(reference, target)}</a>;
}

interface VariableValueProps {
  readonly mention: VariableMention;
  readonly values: ShownValues | undefined;
}

/** The value of a variable in a text, or an input if the reader may change it. */
function VariableValue({ mention, values }: VariableValueProps) {
  const { t } = useTexts('document');
  const input = use(VariableInputContext)(mention, 'alone');
  if (input !== undefined) return input;
  const value = values?.show(mention);
  if (value !== undefined) return value.text;
  const name = mention.coordinate === undefined ? mention.name : `${mention.name}[${mention.coordinate}]`;
  return <Problematic>{t('variableUnknown', { name })}</Problematic>;
}

interface ConditionalProps {
  readonly condition: SourceText;
  readonly values: ShownValues | undefined;
  readonly then: ReactNode;
  readonly otherwise: ReactNode;
}

/** Text that depends on values; an empty condition always holds (specification 002 §4). */
function Conditional({ condition, values, then, otherwise }: ConditionalProps) {
  const { t } = useTexts('document');
  const holds = condition.text.trim() === '' ? true : values?.holds(condition);
  if (holds === undefined) return <Problematic>{t('conditionUnknown', { condition: condition.text })}</Problematic>;
  return holds ? then : otherwise;
}
