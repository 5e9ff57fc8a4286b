import { answerNotations, choiceTypes, inputTypes, numberFieldNames, questionTypes } from '../question/index.ts';
import { rangeFormat } from './editable-ranges.ts';
import type { AttributeFormat, Content, PartFormat } from './format.ts';

const correctorNames = [
  'checkAsFunction',
  'allowForInput',
  'checkStringsForRelation',
  'checkFuncForZero',
  'checkMatrixForZero',
  'inputAsFunction',
  'requireForm',
  'significantFigures',
  'unit',
  'checkAsAntiderivative',
  'checkByTruthTable',
  'requireWholeDomain',
  'requireExactText',
  'parameterDomain',
] as const;

const condition: readonly AttributeFormat[] = [
  { name: 'condition', values: 'text', default: '', meaning: 'when it applies, in terms of the drawn values' },
  { name: 'condition-at', values: 'place', default: '0-0', meaning: 'the span of the condition' },
];

/** An explanation shown afterwards. */
export const explanationFormat: PartFormat = {
  tag: 'explanation',
  many: true,
  meaning: 'an explanation shown afterwards; always if it has no condition',
  attributes: condition,
  content: ['blocks'],
};

/** Attributes of quick checks and questions. */
export const questionAttributes = (usualId: string): readonly AttributeFormat[] => [
  { name: 'id', values: 'name', default: `\`${usualId}\``, meaning: 'unique in the document' },
  {
    name: 'type',
    values: questionTypes,
    default: '`mc.matrix` with a matrix, `mc.multiple` with choices or without answers, otherwise `input.number`',
    meaning: 'the type of the question',
  },
  { name: 'field', values: numberFieldNames, default: 'real', meaning: 'the number field' },
  digits('display-precision', 'most decimals of a number in its text'),
  {
    name: 'corrector-mode',
    values: ['atleast', 'rounded', 'truncate'],
    default: 'atleast',
    meaning: 'how decimals are compared',
  },
  digits('corrector-precision', 'how many decimals are compared', '2, or as many as are shown if they are fewer'),
  { name: 'permute-choices', values: 'text', default: '', meaning: 'the choices shown in random order: `1-3`' },
  {
    name: 'score-type',
    values: 'digit',
    default: 'the default of the type',
    meaning: 'how choices are scored, 1 to 9',
  },
  {
    name: 'all-must-be-correct',
    values: ['true', 'false'],
    default: 'false',
    meaning: 'only a completely correct answer scores',
  },
];

function digits(name: string, meaning: string, usual = '2'): AttributeFormat {
  return { name, values: 'number', default: usual, meaning: `${meaning}, 0 to 15; a negative number: 2` };
}

/** The content of quick checks and questions, except explanations. */
export const questionContent: readonly Content[] = [
  'variables',
  { tag: 'text', meaning: 'the question', attributes: [], content: ['blocks'] },
  {
    tag: 'label',
    many: true,
    meaning: 'the labels of the two answers to every choice of `mc.yesno`: first yes, then no',
    attributes: [],
    content: ['inline'],
  },
  {
    tag: 'choice',
    many: true,
    meaning: `a choice, for ${choiceTypes.slice(0, 3).join(', ')}`,
    attributes: [
      { name: 'id', values: 'name', default: 'its number', meaning: 'unique in the question' },
      { name: 'correct', values: ['true', 'false'], default: 'false', meaning: 'whether it is correct' },
      ...condition,
    ],
    content: ['inline'],
  },
  {
    tag: 'choicematrix',
    meaning: 'rows in which columns are selected, for mc.matrix',
    attributes: [
      {
        name: 'type',
        values: ['unique', 'multiple'],
        default: 'unique',
        meaning: 'whether one or any number of columns may be selected',
      },
    ],
    content: [
      { tag: 'column', many: true, meaning: 'the heading of a column', attributes: [], content: ['inline'] },
      {
        tag: 'row',
        many: true,
        meaning: 'a row',
        attributes: [
          { name: 'correct', values: 'text', default: '', meaning: 'the numbers of the correct columns: `1 3`' },
        ],
        content: ['inline'],
      },
    ],
  },
  {
    tag: 'tile',
    many: true,
    meaning: 'a tile for the answers of `draganddrop`',
    attributes: [{ name: 'id', values: 'name', default: 'its number', meaning: 'the name used by solutions' }],
    content: ['inline'],
  },
  {
    tag: 'answer',
    many: true,
    meaning: 'an answer field',
    attributes: [
      { name: 'type', values: inputTypes, default: "its question's", meaning: 'the type of the input' },
      { name: 'score', values: 'number', default: '1', meaning: 'its weight' },
    ],
    content: [
      { tag: 'text', meaning: 'the text beside the field', attributes: [], content: ['inline'] },
      {
        tag: 'fragment',
        meaning: 'what the editor of a code answer begins with, for `python` and `octave`',
        attributes: [],
        content: [{ tag: 'input', meaning: 'the code, verbatim', attributes: [], content: ['text'] }, rangeFormat],
      },
      { tag: 'solution', meaning: 'variable names; of a code answer code', attributes: [], content: ['text'] },
      {
        tag: 'shape',
        meaning: 'instead of a solution, in documents that are handed out: what its field offers',
        attributes: [
          { name: 'rows', values: 'number', default: '', meaning: 'the rows of a matrix' },
          { name: 'columns', values: 'number', default: '', meaning: 'the columns of a matrix' },
          { name: 'names', values: 'text', default: '', meaning: 'the names that may be used: `x y`' },
          {
            name: 'notation',
            values: answerNotations,
            default: '',
            meaning: 'a number and its unit, a number with significant figures, a relation, or a formula of logic',
          },
        ],
        content: [],
      },
      {
        tag: 'corrector',
        many: true,
        meaning: 'a command on how it is judged, with its arguments',
        attributes: [
          { name: 'name', values: correctorNames, default: '', meaning: 'the name of the command; required' },
          { name: 'epsilon', values: 'number', default: 'the default', meaning: 'the tolerance' },
          {
            name: 'option',
            values: ['exact', 'constant'],
            default: '',
            meaning: '`exact`: only this `unit`; `constant`: `checkAsAntiderivative` needs a constant of integration',
          },
        ],
        content: [{ tag: 'value', many: true, meaning: 'an argument', attributes: [], content: ['text'] }],
      },
      explanationFormat,
      {
        tag: 'credit',
        many: true,
        meaning: 'part of the score, and a text, for an answer that is not right; the first whose condition holds',
        attributes: [
          { name: 'score', values: 'number', default: '0', meaning: 'from 0 to 1: this fraction of the score' },
          ...condition,
        ],
        content: ['blocks'],
      },
    ],
  },
  {
    tag: 'marking',
    meaning: 'how the answers of `python` and `octave` are marked',
    attributes: [],
    content: [
      { tag: 'functions', meaning: "the author's part of the program", attributes: [], content: ['text'] },
      { tag: 'evaluator', meaning: 'the program whose exit value is the mark', attributes: [], content: ['text'] },
      {
        tag: 'grade',
        many: true,
        meaning: 'what an exit value means, and what is said about it',
        attributes: [
          { name: 'exit', values: 'number', default: '0', meaning: 'the exit value' },
          { name: 'score', values: 'number', default: '0', meaning: 'from 0 to 1' },
        ],
        content: ['blocks'],
      },
    ],
  },
  {
    tag: 'permutation',
    many: true,
    meaning: 'answers that are interchangeable',
    attributes: [{ name: 'answers', values: 'text', default: '', meaning: 'their numbers: `1 2`' }],
    content: [],
  },
];

/** Every attribute and part that quick checks and questions share, except the id. */
export const questionExample = {
  attributes:
    'type="mc.matrix" field="integer" display-precision="3" corrector-mode="rounded" corrector-precision="4" permute-choices="1-2" score-type="3" all-must-be-correct="true"',
  content:
    '<variables><variable type="randint" name="a" name-at="1-2" at="1-9"><value>2</value><value>9</value></variable></variables><text><p>What is <var name="a"/>?</p></text><label>true</label><label>false</label><choice id="c1" correct="true" at="3-9">One</choice><choice condition="a &gt; 2" condition-at="5-9">Two</choice><choicematrix type="multiple"><column>even</column><column>odd</column><row correct="1 2" at="2-3">2</row></choicematrix><tile id="t1" at="3-4">2</tile><answer type="input.function" score="2" at="4-9"><text>x =</text><solution at="5-6">a</solution><corrector name="checkAsFunction" epsilon="0.01"><value at="1-2">x</value><value at="3-4">-5</value><value at="5-6">5</value><value>10</value></corrector><corrector name="requireForm"><value>factored</value></corrector><corrector name="significantFigures"><value>3</value></corrector><corrector name="unit" option="exact"><value>km/h</value></corrector><corrector name="checkAsAntiderivative" option="constant"><value>x</value></corrector><corrector name="checkByTruthTable"/><corrector name="requireWholeDomain"/><corrector name="requireExactText"/><corrector name="parameterDomain"><value>n</value><value>natural</value></corrector><explanation condition="ans = 1" condition-at="6-9"><p>No.</p></explanation><credit score="0.5" condition="valid(ans)" condition-at="7-9"><p>Half.</p></credit></answer><answer><fragment><input>x = 1</input><range start="1:1" end="1:2" multiline="true"/><range start="1:5" end="1:6" label="a number"/></fragment><shape rows="2" columns="3" names="x y" notation="quantity"/></answer><marking><functions at="1-2">a = 1</functions><evaluator at="3-4">exit(answer(1))</evaluator><grade exit="1" score="0.5"><p>Half.</p></grade></marking><permutation answers="1 2"/>',
} as const;
