import { numberFieldNames, type ProblemAnswer, type ProblemQuestion } from '../block.ts';
import { displayPrecisionOf } from '../display-precision.ts';
import { readChoices } from '../read-choices.ts';
import { readVariables } from '../read-variables.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, sourceTextOf, spanOf, wordIn } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `question`; without a type it asks for a choice if it has choices, else for a number. */
export function readQuestion(element: XmlElement, reading: Reading): ProblemQuestion {
  const choices = readChoices(element, reading);
  const type = element.attributes['type'] || (choices.length > 0 ? 'mc.multiple' : 'input.number');
  return {
    kind: 'question',
    id: reading.uniqueId(element.attributes['id'], 'question'),
    type,
    field: wordIn(element, 'field', numberFieldNames) ?? 'real',
    displayPrecision: displayPrecisionOf(element),
    variables: readVariables(childOf(element, 'variables')),
    text: reading.blocks(childOf(element, 'text')),
    choices,
    answers: childrenOf(element, 'answer').map((answer) => readAnswer(answer, type, reading)),
    explanations: childrenOf(element, 'explanation').map((explanation) => {
      const condition = explanation.attributes['condition'];
      return {
        ...(condition && { condition: { text: condition, span: spanOf(explanation, 'condition-at') } }),
        blocks: reading.blocks(explanation),
      };
    }),
    span: spanOf(element),
  };
}

function readAnswer(element: XmlElement, type: string, reading: Reading): ProblemAnswer {
  const solution = childOf(element, 'solution');
  return {
    type: element.attributes['type'] || type,
    text: reading.inline(childOf(element, 'text')),
    solution: solution === undefined ? { text: '', span: spanOf(element) } : sourceTextOf(solution),
    span: spanOf(element),
  };
}
