import type { Language } from '@lemma/core/language';
import {
  drawExercise,
  drawnQuickchecks,
  drawnValues,
  fixedValues,
  permuted,
  seedOfBlock,
  type ShownValues,
} from '@lemma/core/exercise';
import { questionLetter, type Question, type Block, type List, type Table } from '@lemma/core/document';
import { inlineMarkup } from './inline-markup.ts';
import { element, empty, join, text, type Markup } from './markup.ts';

/** The blocks of a document as a static page: everything collapsed is open, no solution is shown. */
export function documentMarkup(blocks: readonly Block[], seed: number, language: Language): Markup {
  const questions = blocks.filter((block) => block.kind === 'question');
  const page = { seed, language, values: fixedValues };
  return join(
    blocks.map((block) =>
      block.kind === 'question' && questions.length > 1
        ? element('section', { class: 'lettered' }, letter(questions.indexOf(block)), blockMarkup(block, page))
        : blockMarkup(block, page),
    ),
  );
}

interface Page {
  /** The seed of everything random on the page. */
  readonly seed: number;
  readonly language: Language;
  readonly values: ShownValues;
}

function letter(index: number): Markup {
  return element('b', {}, text(`${questionLetter(index)}) `));
}

function blocksMarkup(blocks: readonly Block[], page: Page): Markup {
  return join(blocks.map((block) => blockMarkup(block, page)));
}

function blockMarkup(block: Block, page: Page): Markup {
  const { values } = page;
  switch (block.kind) {
    case 'section':
      return join([
        element(`h${block.level + 1}`, {}, inlineMarkup(block.headline, values)),
        blocksMarkup(block.blocks, page),
      ]);
    case 'paragraph':
      return element('p', {}, inlineMarkup(block.content, values));
    case 'displayFormula':
      return element('p', { class: 'formula' }, inlineMarkup([block.formula], values));
    case 'list':
      return listMarkup(block, page);
    case 'table':
      return tableMarkup(block, page);
    case 'callout':
    case 'showHide':
      return element(
        'div',
        { class: 'box' },
        block.title ? element('h4', {}, inlineMarkup(block.title, values)) : empty,
        blocksMarkup(block.blocks, page),
      );
    case 'captioned':
      return join([
        blocksMarkup(block.blocks, page),
        block.caption ? element('p', {}, inlineMarkup(block.caption, values)) : empty,
      ]);
    case 'floating':
    case 'broken':
      return element('div', {}, blocksMarkup(block.blocks, page));
    case 'tableOfContents':
      return blocksMarkup(block.blocks, page);
    case 'code':
      return element('pre', {}, text(block.text));
    case 'incremental':
      return join(block.steps.map((step) => blocksMarkup(step.blocks, page)));
    case 'tabs':
      return join(
        block.tabs.map((tab) =>
          element(
            'div',
            { class: 'box' },
            element('h4', {}, inlineMarkup(tab.title, values)),
            blocksMarkup(tab.blocks, page),
          ),
        ),
      );
    case 'quickcheck':
    case 'question':
      return questionMarkup(block, page);
    case 'quickcheckContainer':
      return blocksMarkup(
        drawnQuickchecks(block, seedOfBlock(block, page.seed)).flatMap((drawn) =>
          drawn.kind === 'quickcheck' ? [drawn.quickcheck] : [],
        ),
        page,
      );
    case 'questionPlan':
      return empty;
    case 'visualization':
      return element('div', { class: 'figure' }, inlineMarkup(block.visualization.title, values));
    case 'codeCell':
      return join([element('p', {}, inlineMarkup(block.title, values)), element('pre', {}, text(block.text))]);
    case 'highscores':
    case 'status':
    case 'overview':
      return empty;
    case 'cindy':
      return element('div', { class: 'figure' }, inlineMarkup(block.construction.title, values));
  }
}

/** The text, choices and answer fields of a question; neither solution nor explanation. */
function questionMarkup(asked: Extract<Block, { kind: 'quickcheck' | 'question' }>, around: Page): Markup {
  const seed = seedOfBlock(asked, around.seed);
  const exercise = drawExercise(asked, seed, around.language);
  const page = { ...around, values: exercise.ok ? drawnValues(exercise.value) : fixedValues };
  const sign = asked.type === 'mc.unique' || asked.type === 'mc.yesno' ? '○ ' : '□ ';
  const choices = permuted(asked.choices, asked.permutedChoices, seed).map((choice) =>
    element('p', { class: 'choice' }, text(sign), inlineMarkup(choice.content, page.values)),
  );
  const rows = (asked.choiceMatrix?.rows ?? []).map((row) =>
    element('p', { class: 'choice' }, text('○ '), inlineMarkup(row.content, page.values)),
  );
  const tiles = asked.tiles.map((tile) => element('p', { class: 'choice' }, inlineMarkup(tile.content, page.values)));
  return join([blocksMarkup(asked.text, page), ...choices, ...rows, ...tiles, ...answersOf(asked, page.values)]);
}

function answersOf(question: Question, values: ShownValues): readonly Markup[] {
  if (question.choices.length > 0) return [];
  return question.answers.map((answer) =>
    element('p', {}, inlineMarkup(answer.text, values), element('span', { class: 'answer' })),
  );
}

function listMarkup(list: List, page: Page): Markup {
  const items = list.items.map((item) =>
    element(
      'li',
      {},
      item.label ? element('b', {}, inlineMarkup(item.label, page.values), text(' ')) : empty,
      blocksMarkup(item.blocks, page),
    ),
  );
  return element(list.type === 'ordered' ? 'ol' : 'ul', {}, ...items);
}

function tableMarkup(table: Table, page: Page): Markup {
  const rows = (kind: 'th' | 'td', of: Table['head']) =>
    of.map(({ cells }) =>
      element(
        'tr',
        {},
        ...cells.map((cell) =>
          element(
            cell.isHead ? 'th' : kind,
            { colspan: String(cell.columns), rowspan: String(cell.rows) },
            inlineMarkup(cell.content, page.values),
            blocksMarkup(cell.blocks, page),
          ),
        ),
      ),
    );
  const body = [...rows('th', table.head), ...rows('td', table.body), ...rows('td', table.foot)];
  return element('table', {}, element('tbody', {}, ...body));
}
