import type { ProblemQuestion, Question, Quickcheck } from '@lemma/core/document';
import { drawExercise, drawnValues, fixedValues, seedOfBlock, shownChoices } from '@lemma/core/exercise';
import type { StillPage } from './block-markup.ts';
import { element, join, text, type Xhtml } from './markup.ts';

/** The text, choices and answer fields of a question; neither solution nor explanation. */
export function writeAsked(asked: Quickcheck | ProblemQuestion, around: StillPage): Xhtml {
  const seed = seedOfBlock(asked, around.seed);
  const exercise = drawExercise(asked, seed, around.language);
  const page = around.with(exercise.ok ? drawnValues(exercise.value) : fixedValues);
  const sign = asked.type === 'mc.unique' || asked.type === 'mc.yesno' ? '○ ' : '□ ';
  const choices = shownChoices(asked, seed).map((choice) =>
    element('p', { class: 'choice' }, text(sign), page.inline(choice.content)),
  );
  const rows = (asked.choiceMatrix?.rows ?? []).map((row) =>
    element('p', { class: 'choice' }, text('○ '), page.inline(row.content)),
  );
  const tiles = asked.tiles.map((tile) => element('span', { class: 'tile' }, page.inline(tile.content)));
  const ready = tiles.length === 0 ? [] : [element('p', {}, ...tiles)];
  return join([page.blocks(asked.text), ...choices, ...rows, ...ready, ...answersOf(asked, page)]);
}

function answersOf(question: Question, page: StillPage): readonly Xhtml[] {
  if (question.choices.length > 0) return [];
  return question.answers.map((answer) =>
    element('p', {}, page.inline(answer.text), element('span', { class: 'answer' })),
  );
}
