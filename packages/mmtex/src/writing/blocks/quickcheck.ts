import { element } from '../../xml/index.ts';
import { choicesIn, choiceSyntax, choicesSyntax, writeChoices } from '../choices.ts';
import type { BlockEnvironment } from '../page.ts';
import { argumentOf, environmentsOf, numberIn, typeIn } from '../parts.ts';
import { variablesSyntax, writeVariables } from '../variables.ts';

const types = ['mc.multiple', 'mc.unique'] as const;

/** A question that is judged on the spot: `\begin{quickcheck} … \end{quickcheck}`. */
export const quickcheck: BlockEnvironment = {
  syntax: {
    content: 'commands',
    options: ['raw'],
    commands: {
      type: { arguments: ['raw'] },
      field: { arguments: ['raw'] },
      displayprecision: { arguments: ['raw'] },
      text: { arguments: ['text'] },
      explanation: { options: ['raw'], arguments: ['text'] },
    },
    environments: { variables: variablesSyntax, choices: choicesSyntax, choice: choiceSyntax },
  },
  write: ({ options: [id], nodes, span, nameSpan }, page) => {
    const { choices, type: choicesType } = choicesIn(nodes, page);
    const attributes = {
      id: page.names.id('quickcheck', id?.text.trim() ?? '', id?.span ?? nameSpan),
      type: typeIn(argumentOf('type', nodes), types, page) ?? choicesType,
      'display-precision': numberIn(argumentOf('displayprecision', nodes), 0, page),
      at: page.at(span),
    };
    const text = argumentOf('text', nodes);
    if (text === undefined) page.report('missing-part', nameSpan, { name: 'quickcheck', part: 'text' });
    if (choices.length === 0) page.report('missing-part', nameSpan, { name: 'quickcheck', part: 'choice' });
    const explanation = argumentOf('explanation', nodes);
    const parts = [
      writeVariables(environmentsOf('variables', nodes), [], page),
      element('text', {}, page.blocks(text?.nodes ?? [])),
      writeChoices(choices, nameSpan, page),
      explanation === undefined ? '' : element('explanation', {}, page.blocks(explanation.nodes)),
    ];
    return element('quickcheck', attributes, parts.join(''));
  },
};
