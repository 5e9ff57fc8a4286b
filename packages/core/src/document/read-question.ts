import type { Precision } from '../expression/index.ts';
import type { Question, Tile } from './question.ts';
import { displayPrecisionOf, mostDigits } from './display-precision.ts';
import { numbersIn, rangeIn } from './numbers-in.ts';
import { codeLanguageOf, numberFieldNames, questionTypes } from '../question/index.ts';
import { readAnswer, readMarking } from './read-answer.ts';
import { readChoiceMatrix, readChoices } from './read-choices.ts';
import { readVariables } from './read-variables.ts';
import type { DocumentReading } from './reading.ts';
import { childOf, childrenOf, flagIn, numberIn, spanOf, wordIn } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/**
 * Reads what quick checks and questions share; the type defaults to an input question if there are answers, otherwise
 * to a choice question.
 */
export function readQuestion(element: XmlElement, kind: string, reading: DocumentReading): Question {
  const answers = childrenOf(element, 'answer');
  const choiceMatrix = readChoiceMatrix(childOf(element, 'choicematrix'), reading);
  const usual = choiceMatrix ? 'mc.matrix' : childOf(element, 'choice') ? 'mc.multiple' : undefined;
  const type =
    wordIn(element, 'type', questionTypes) ??
    usual ??
    (answers.length > 0 || kind === 'question' ? 'input.number' : 'mc.multiple');
  const permutedChoices = rangeIn(element, 'permute-choices');
  const [yes, no] = childrenOf(element, 'label').map((label) => reading.inline(label));
  const scoreType = numberIn(element, 'score-type');
  const displayPrecision = displayPrecisionOf(element);
  const marking = codeLanguageOf(type) && childOf(element, 'marking');
  return {
    id: reading.uniqueId(element.attributes['id'], kind),
    type,
    field: wordIn(element, 'field', numberFieldNames) ?? 'real',
    displayPrecision,
    correctorPrecision: correctorPrecisionOf(element, displayPrecision),
    variables: readVariables(childOf(element, 'variables')),
    text: reading.blocks(childOf(element, 'text')),
    choices: readChoices(element, reading),
    ...(permutedChoices && { permutedChoices }),
    ...(yes && no && { yesNoLabels: [yes, no] as const }),
    ...(choiceMatrix && { choiceMatrix }),
    tiles: readTiles(element, reading),
    answers: answers.map((answer) => readAnswer(answer, type, reading)),
    ...(marking && { marking: readMarking(marking, reading) }),
    permutedAnswers: childrenOf(element, 'permutation').map((each) => numbersIn(each, 'answers')),
    ...(scoreType !== undefined && scoreType >= 1 && scoreType <= 9 && { scoreType: Math.floor(scoreType) }),
    allMustBeCorrect: flagIn(element, 'all-must-be-correct'),
    span: spanOf(element),
  };
}

/** Two decimals by default, or as many as are shown if they are fewer: what the page shows is right. */
function correctorPrecisionOf(element: XmlElement, shown: number): Precision {
  const given = numberIn(element, 'corrector-precision');
  const digits = given === undefined || given < 0 ? Math.min(2, shown) : Math.min(Math.floor(given), mostDigits);
  return { mode: wordIn(element, 'corrector-mode', ['atleast', 'rounded', 'truncate']) ?? 'atleast', digits };
}

function readTiles(element: XmlElement, reading: DocumentReading): readonly Tile[] {
  return childrenOf(element, 'tile').map((tile, index) => ({
    id: tile.attributes['id'] || String(index + 1),
    content: reading.inline(tile),
    span: spanOf(tile),
  }));
}
