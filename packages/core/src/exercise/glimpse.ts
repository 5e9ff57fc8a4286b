import type { Block, Document, Inline, MathElement, ProblemQuestion, Quickcheck } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import { drawExercise } from './draw-exercise.ts';
import { drawnQuickchecks, shownChoices } from './drawn-order.ts';
import { drawnValues } from './drawn-values.ts';
import { fillMath } from './fill-math.ts';
import { seedOfBlock } from './seeds.ts';
import { fixedValues, type ShownValues } from './values.ts';

/** A piece of the first lines of a document: words, a formula with its values, or the place of an answer. */
export type GlimpsePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly math: MathElement }
  | { readonly kind: 'answer' };

/** The first lines of a document as a seed draws it, without solutions, definitions and annotations. */
export type Glimpse = readonly GlimpsePiece[];

/** Signs after which a glimpse ends: enough to tell tasks apart. */
const mostSigns = 320;

/** The first lines of what a seed makes of a document: what a learner reads first. */
export function glimpseOf({ blocks, language }: Pick<Document, 'blocks' | 'language'>, seed: number): Glimpse {
  return cut(joined(piecesOf(blocks, { seed, language, values: fixedValues })));
}

interface GlimpsePage {
  readonly seed: number;
  readonly language: Language;
  readonly values: ShownValues;
}

const space: GlimpsePiece = { kind: 'text', text: ' ' };

/** Lazily, so that no more is drawn than is seen. */
function* piecesOf(blocks: readonly Block[], page: GlimpsePage): Generator<GlimpsePiece> {
  for (const block of blocks) {
    yield* piecesOfBlock(block, page);
    yield space;
  }
}

/** What is hidden at first, tells nothing in a line, or is written for authors is left out. */
function* piecesOfBlock(block: Block, page: GlimpsePage): Generator<GlimpsePiece> {
  switch (block.kind) {
    case 'paragraph':
      yield* piecesOfLine(block.content, page.values);
      return;
    case 'displayFormula':
      yield* piecesOfLine([block.formula], page.values);
      return;
    case 'section':
    case 'floating':
    case 'captioned':
    case 'broken':
      yield* piecesOf(block.blocks, page);
      return;
    case 'callout':
      if (block.role !== 'annotation') yield* piecesOf(block.blocks, page);
      return;
    case 'showHide':
      if (block.initiallyShown) yield* piecesOf(block.blocks, page);
      return;
    case 'list':
      for (const item of block.items) {
        yield { kind: 'text', text: ' • ' };
        yield* piecesOf(item.blocks, page);
      }
      return;
    case 'incremental':
      for (const step of block.steps.slice(0, Math.max(1, block.initialSteps))) yield* piecesOf(step.blocks, page);
      return;
    case 'tabs':
      yield* piecesOf(block.tabs[0]?.blocks ?? [], page);
      return;
    case 'code':
      yield { kind: 'text', text: block.text };
      return;
    case 'question':
    case 'quickcheck':
      yield* piecesOfAsked(block, page);
      return;
    case 'quickcheckContainer':
      for (const drawn of drawnQuickchecks(block, seedOfBlock(block, page.seed)))
        if (drawn.kind === 'quickcheck') yield* piecesOfAsked(drawn.quickcheck, page);
      return;
    case 'table':
    case 'tableOfContents':
    case 'questionPlan':
    case 'visualization':
    case 'cindy':
    case 'applet':
    case 'codeCell':
    case 'highscores':
    case 'status':
    case 'overview':
      return;
  }
}

/** The text of a question, its choices and the places of its answers, as its learners see them. */
function* piecesOfAsked(asked: ProblemQuestion | Quickcheck, page: GlimpsePage): Generator<GlimpsePiece> {
  const seed = seedOfBlock(asked, page.seed);
  const exercise = drawExercise(asked, seed, page.language);
  const values = exercise.ok ? drawnValues(exercise.value) : fixedValues;
  yield* piecesOf(asked.text, { ...page, values });
  for (const { content } of shownChoices(asked, seed)) {
    yield { kind: 'text', text: ' ○ ' };
    yield* piecesOfLine(content, values);
  }
  if (asked.choices.length > 0) return;
  for (const { text } of asked.answers) {
    if (text.length === 0) continue;
    yield space;
    yield* piecesOfLine(text, values);
    yield { kind: 'answer' };
  }
}

function* piecesOfLine(content: readonly Inline[], values: ShownValues): Generator<GlimpsePiece> {
  for (const inline of content) {
    switch (inline.kind) {
      case 'text':
        yield { kind: 'text', text: inline.text };
        break;
      case 'styled':
      case 'marked':
      case 'balloon':
      case 'link':
      case 'documentLink':
        yield* piecesOfLine(inline.content, values);
        break;
      case 'anchor':
        yield* piecesOfLine(inline.content ?? [], values);
        break;
      case 'formula':
        if (inline.invalid === undefined) yield { kind: 'formula', math: inText(fillMath(inline.math, values)) };
        break;
      case 'variable':
        yield { kind: 'text', text: values.show(inline)?.text ?? inline.name };
        break;
      case 'conditional':
        yield* piecesOfLine(values.holds(inline.condition) ? inline.then : inline.otherwise, values);
        break;
      case 'answerField':
        yield { kind: 'answer' };
        break;
      case 'lineBreak':
        yield space;
        break;
      case 'media':
      case 'reference':
      case 'footnote':
        break;
    }
  }
}

/** In the size that it has within a line of text. */
function inText(math: MathElement): MathElement {
  const attributes = Object.entries(math.attributes).filter(([name]) => name !== 'display' && name !== 'alttext');
  return { ...math, attributes: Object.fromEntries(attributes) };
}

/** With words in one piece, and one blank where there were several. */
function* joined(pieces: Iterable<GlimpsePiece>): Generator<GlimpsePiece> {
  let words = '';
  let isBegun = false;
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      words += piece.text;
      if (words.length < mostSigns) continue;
    }
    const text = words.replace(/\s+/g, ' ');
    const shown = isBegun ? text : text.trimStart();
    if (shown !== '') yield { kind: 'text', text: shown };
    words = '';
    isBegun = true;
    if (piece.kind !== 'text') yield piece;
  }
  const rest = words.replace(/\s+/g, ' ').trimEnd();
  if (rest !== '') yield { kind: 'text', text: isBegun ? rest : rest.trimStart() };
}

function cut(pieces: Iterable<GlimpsePiece>): Glimpse {
  const taken: GlimpsePiece[] = [];
  let signs = 0;
  for (const piece of pieces) {
    const room = mostSigns - signs;
    if (piece.kind === 'text' && piece.text.length > room) {
      // Never in the middle of a sign of two units.
      return [...taken, { kind: 'text', text: `${piece.text.slice(0, room).replace(/\p{Surrogate}$/u, '')}…` }];
    }
    signs += piece.kind === 'text' ? piece.text.length : piece.kind === 'formula' ? lengthOf(piece.math) : 3;
    taken.push(piece);
    if (signs >= mostSigns) return [...taken, { kind: 'text', text: ' …' }];
  }
  return taken;
}

function lengthOf({ children }: MathElement): number {
  return children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : lengthOf(child)), 0);
}
