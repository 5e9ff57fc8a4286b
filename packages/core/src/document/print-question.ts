import { writeNumber } from '../source/index.ts';
import type {
  Answer,
  Question,
  Choice,
  ChoiceMatrix,
  CodeFragment,
  CodeMarking,
  Corrector,
  Explanation,
  FieldShape,
} from './question.ts';
import { printRange } from './editable-ranges.ts';
import { placeText, printSource, type Printing } from './printing.ts';
import { printVariables } from './read-variables.ts';
import { element as write, type Attributes, type Markup } from './xml-writer.ts';

/** The attributes that quick checks and questions share. */
export function attributesOfQuestion(question: Question): Attributes {
  const { id, type, field, displayPrecision, correctorPrecision, permutedChoices, scoreType, span } = question;
  return {
    id,
    type,
    field,
    'display-precision': displayPrecision,
    'corrector-mode': correctorPrecision.mode,
    'corrector-precision': correctorPrecision.digits,
    'permute-choices': permutedChoices && `${permutedChoices.first}-${permutedChoices.last}`,
    'score-type': scoreType,
    'all-must-be-correct': question.allMustBeCorrect || undefined,
    at: placeText(span),
  };
}

/** The elements that quick checks and questions share. */
export function printQuestion(question: Question, printing: Printing): Markup {
  const {
    variables,
    text,
    choices,
    yesNoLabels = [],
    choiceMatrix,
    tiles,
    answers,
    permutedAnswers,
    marking,
  } = question;
  return [
    printVariables(variables),
    text.length === 0 ? '' : write('text', {}, printing.blocks(text)),
    ...yesNoLabels.map((label) => write('label', {}, printing.inline(label))),
    ...choices.map((choice) => printChoice(choice, printing)),
    choiceMatrix === undefined ? '' : printMatrix(choiceMatrix, printing),
    ...tiles.map(({ id, content, span }) => write('tile', { id, at: placeText(span) }, printing.inline(content))),
    ...answers.map((answer) => printAnswer(answer, printing)),
    marking === undefined ? '' : printMarking(marking, printing),
    ...permutedAnswers.map((numbers) => write('permutation', { answers: numbers.join(' ') })),
  ];
}

/** Prints every explanation. */
export function printExplanations(explanations: readonly Explanation[], printing: Printing): Markup {
  return explanations.map(({ condition, blocks }) =>
    write('explanation', conditionOf(condition), printing.blocks(blocks)),
  );
}

function conditionOf(condition: Explanation['condition']): Attributes {
  return condition === undefined ? {} : { condition: condition.text, 'condition-at': placeText(condition.span) };
}

function printChoice({ id, correct, condition, content, span }: Choice, printing: Printing): Markup {
  return write(
    'choice',
    { id, correct: correct || undefined, ...conditionOf(condition), at: placeText(span) },
    printing.inline(content),
  );
}

function printMatrix({ type, columns, rows }: ChoiceMatrix, printing: Printing): Markup {
  const printed = rows.map(({ content, correct, span }) =>
    write('row', { correct: correct.join(' '), at: placeText(span) }, printing.inline(content)),
  );
  return write('choicematrix', { type }, [
    columns.map((column) => write('column', {}, printing.inline(column))),
    printed,
  ]);
}

function printAnswer(answer: Answer, printing: Printing): Markup {
  const { type, text, fragment, solution, correctors, score, explanations, credits, shape, span } = answer;
  const ownType = type === 'tile' || type === 'code' ? undefined : type;
  return write('answer', { type: ownType, score: writeNumber(score), at: placeText(span) }, [
    text.length === 0 ? '' : write('text', {}, printing.inline(text)),
    fragment === undefined ? '' : printFragment(fragment),
    shape === undefined ? printSource('solution', solution) : printShape(shape),
    ...correctors.map(printCorrector),
    printExplanations(explanations, printing),
    ...credits.map((credit) =>
      write(
        'credit',
        { score: writeNumber(credit.score), ...conditionOf(credit.condition) },
        printing.blocks(credit.blocks),
      ),
    ),
  ]);
}

function printFragment({ text, editableRanges }: CodeFragment): Markup {
  return write('fragment', {}, [write('input', {}, text), ...editableRanges.map(printRange)]);
}

function printMarking({ functions, evaluator, grades }: CodeMarking, printing: Printing): Markup {
  return write('marking', {}, [
    functions === undefined ? '' : printSource('functions', functions),
    printSource('evaluator', evaluator),
    ...grades.map(({ exit, score, feedback }) =>
      write('grade', { exit: writeNumber(exit), score: writeNumber(score) }, printing.blocks(feedback)),
    ),
  ]);
}

function printShape({ size, names, notation }: FieldShape): Markup {
  return write('shape', { rows: size?.rows, columns: size?.columns, names: names?.join(' '), notation });
}

function printCorrector(corrector: Corrector): Markup {
  switch (corrector.kind) {
    case 'asFunction': {
      const { variable, from, to, steps, epsilon } = corrector;
      return printCommand(
        'checkAsFunction',
        [value(variable), printSource('value', from), printSource('value', to), value(String(steps))],
        { epsilon: epsilon === undefined ? undefined : writeNumber(epsilon) },
      );
    }
    case 'allowed':
      return printCommand('allowForInput', [value(corrector.names.join(', '))]);
    case 'strings':
      return printCommand('checkStringsForRelation', [printSource('value', corrector.relation)]);
    case 'functionForZero':
      return printCommand('checkFuncForZero', [printSource('value', corrector.expression)]);
    case 'matrixForZero':
      return printCommand('checkMatrixForZero', [printSource('value', corrector.expression)]);
    case 'inputAsFunction':
      return printCommand('inputAsFunction', [value(corrector.name), value(corrector.parameters.join(', '))]);
    case 'form':
      return printCommand('requireForm', [value(corrector.form)]);
    case 'significantFigures':
      return printCommand('significantFigures', [value(String(corrector.figures))]);
    case 'unit':
      return printCommand('unit', [value(corrector.unit)], { option: corrector.isExact ? 'exact' : undefined });
    case 'antiderivative': {
      const option = corrector.needsConstant ? 'constant' : undefined;
      return printCommand('checkAsAntiderivative', [value(corrector.variable)], { option });
    }
    case 'truthTable':
      return printCommand('checkByTruthTable', []);
    case 'wholeDomain':
      return printCommand('requireWholeDomain', []);
    case 'exactText':
      return printCommand('requireExactText', []);
    case 'parameterDomain':
      return printCommand('parameterDomain', [value(corrector.name), value(corrector.domain)]);
  }
}

function printCommand(name: string, values: Markup, attributes: Attributes = {}): Markup {
  return write('corrector', { name, ...attributes }, values);
}

function value(text: string): Markup {
  return write('value', {}, text);
}
