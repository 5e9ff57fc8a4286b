import type { Answer, Block, Explanation, ProblemQuestion } from '../document/index.ts';
import { printText } from '../expression/index.ts';
import { drawnValues, type Exercise } from '../exercise/index.ts';
import { gradeProblem, type Given } from '../grading/index.ts';
import { printSolution, readSolution } from '../judgement/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { conditionCallsIn } from '../question/index.ts';
import { optionGroups } from '../quickcheck/index.ts';
import type { Finding, SourceText } from '../source/index.ts';

/** With more seeds, only what the values alone decide is tried. */
const seedsWithEverything = 6;
/** After so many answers to a question with one seed, enough has been tried. */
const mostTried = 1000;

/**
 * Which explanations and parts of the score of a question answers lead to. Answers are made up: right ones, none,
 * unreadable ones, usual mistakes, and what the conditions mention; each is graded like that of a learner.
 */
export class ReachedTexts {
  readonly #question: ProblemQuestion;
  readonly #missing: Map<readonly Block[], { readonly command: string; readonly explanation: Explanation }>;
  #seeds = 0;

  constructor(question: ProblemQuestion) {
    this.#question = question;
    const { answers, explanations } = question;
    const named = (command: string, texts: readonly Explanation[]) =>
      texts.map((explanation) => [explanation.blocks, { command, explanation }] as const);
    this.#missing = new Map([
      ...named('explanation', explanations),
      ...answers.flatMap((answer) => [
        ...named('explanation', answer.explanations),
        ...named('credit', answer.credits),
      ]),
    ]);
  }

  /** Answers the question as it is with one seed. */
  tryWith(exercise: Exercise): void {
    const isThorough = this.#seeds < seedsWithEverything;
    this.#seeds += 1;
    let tried = 0;
    for (const given of answersTo(this.#question, exercise, isThorough)) {
      tried += 1;
      if (this.#missing.size === 0 || tried > mostTried) return;
      const graded = gradeProblem([{ number: 1, question: this.#question, exercise }], given);
      for (const { answers, explanations } of graded.questions) {
        const texts = [...explanations, ...answers.flatMap((answer) => answer.explanations)].map(
          ({ blocks }) => blocks,
        );
        for (const blocks of [...texts, ...answers.flatMap(({ credit }) => (credit === undefined ? [] : [credit]))]) {
          this.#missing.delete(blocks);
        }
      }
    }
  }

  /** Whether every text has been reached. */
  get isComplete(): boolean {
    return this.#missing.size === 0;
  }

  /** The texts that nothing has led to with any seed. */
  get findings(): readonly Finding[] {
    if (this.#seeds === 0) return [];
    return [...this.#missing.values()].map(({ command, explanation: { condition, blocks } }): Finding => {
      const text = condition === undefined ? `\\${command}` : `\\${command}[${condition.text}]`;
      const span = condition?.span ?? blocks[0]?.span ?? this.#question.span;
      return { code: 'unreached-text', severity: 'warning', span, data: { text } };
    });
  }
}

function* answersTo(question: ProblemQuestion, exercise: Exercise, isThorough: boolean): Generator<Given> {
  const { answers } = question;
  const [selections, rightOnes] = selectionsOf(question, exercise);
  const right = answers.map((answer) => printSolution(answer, exercise));
  const given = (texts: readonly string[], selected: ReadonlySet<string> = rightOnes): Given => ({
    texts: new Map(
      texts.map((text, index) => [`1,${String(index + 1)}`, { text, language: exercise.language }] as const),
    ),
    selected: new Map(question.choices.length > 0 || question.choiceMatrix !== undefined ? [[1, selected]] : []),
  });
  yield given(right);
  for (const text of ['', '((', '-987.5'])
    yield given(
      answers.map(() => text),
      new Set(),
    );
  for (const selected of selections) yield given(right, selected);
  if (!isThorough) return;
  const conditions = conditionsOf(question);
  const tries = answers.map((answer) => [...new Set(triesFor(answer, question, exercise, conditions))]);
  for (const [at, texts] of tries.entries()) {
    for (const text of texts) {
      yield given(right.map((solution, index) => (index === at ? text : solution)));
      if (answers.length === 1) continue;
      yield given(right.map((_, index) => (index === at ? text : '')));
      yield given(right.map(() => text));
    }
  }
}

/** Sets of options: all right ones, none, all, each alone, and each changed in what is right. */
function selectionsOf(
  question: ProblemQuestion,
  exercise: Exercise,
): readonly [selections: readonly ReadonlySet<string>[], right: ReadonlySet<string>] {
  const values = drawnValues(exercise);
  const groups = optionGroups(question, ({ correct, condition }) =>
    condition === undefined ? correct : values.holds(condition) === true,
  );
  const options = groups.flat();
  const right = new Set(options.filter(({ correct }) => correct).map(({ id }) => id));
  const others = groups.flatMap((group) =>
    group.flatMap(({ id }) => {
      const ids = new Set(group.map((option) => option.id));
      const outside = [...right].filter((each) => !ids.has(each));
      const toggled = right.has(id) ? [...right].filter((each) => each !== id) : [...right, id];
      return [new Set([id]), new Set(toggled), new Set([...outside, id])];
    }),
  );
  return [options.length === 0 ? [] : [right, new Set(), new Set(options.map(({ id }) => id)), ...others], right];
}

/** Everything in a question that is said under a condition. */
function conditionsOf({ answers, explanations }: ProblemQuestion): readonly SourceText[] {
  const texts = [...explanations, ...answers.flatMap((answer) => [...answer.explanations, ...answer.credits])];
  return texts.flatMap(({ condition }) => condition ?? []);
}

/** Right, wrong and unusual in every type; what cannot be read in a type does no harm. */
const usual = [
  ...['((', '0', '1', '-1', '2', '-2', '10', '-10', '100', '-100', '1000', '-1000', '1/2', '-1/2', '1/3', 'sqrt(2)'],
  ...['x', '-x', 'x^2', 'x+1', '2x', '1/x', 'sqrt(x)', 'sin(x)', 'cos(x)', 'ln(x)', 'e^x', 'y = x', 'x = 0'],
  ...['∅', '{0}', '{1; 2}', '[0; 1]', '(0; 1)', '(-infinity; 0)', 'x > 0', 'x < 0', '[[0]]', '[0; 0]', 'a', 'A'],
];

const mistakes: readonly ((solution: string) => string)[] = [
  (solution) => solution,
  (solution) => `-${solution}`,
  (solution) => `-(${solution})`,
  (solution) => `(${solution})+1`,
  (solution) => `(${solution})-1`,
  (solution) => `2*(${solution})`,
  (solution) => `(${solution})/2`,
  (solution) => `1/(${solution})`,
  (solution) => `(${solution})^2`,
  (solution) => `sqrt(${solution})`,
  (solution) => `(${solution})*2/2`,
  (solution) => `(${solution})+0*x`,
];

function triesFor(
  answer: Answer,
  { answers, tiles }: ProblemQuestion,
  exercise: Exercise,
  conditions: readonly SourceText[],
): readonly string[] {
  const asSolution = ({ text, span }: SourceText) => printSolution({ ...answer, solution: { text, span } }, exercise);
  const mentioned = conditions.flatMap(mentionedIn);
  const names = exercise.definitions.map(({ name, nameSpan }): SourceText => ({ text: name, span: nameSpan }));
  const solutions = [answer, ...answers].map(({ solution }) => solution);
  const exact = [...exercise.drawn.values()].flatMap((value) => (value.kind === 'number' ? [value.value] : []));
  const decimal = (value: number) => {
    const text = String(value);
    return writesDecimalComma(exercise.language) ? text.replace('.', ',') : text;
  };
  const written = [...solutions, ...mentioned, ...names].map(asSolution).filter((text) => text !== '');
  return [
    ...written.flatMap((text) => mistakes.map((mistaken) => mistaken(text))),
    ...exact.flatMap((value) => [value, -value, value + 1, value - 1]).map(decimal),
    ...mentioned.flatMap(({ text }) => [...signsWith(text), ...asWritten(text, exercise)]),
    ...tiles.map(({ id }) => id),
    ...printSolution(answer, exercise)
      .split(';')
      .map((_, index, rows) => rows.map((row, at) => (at === index ? (row === '1' ? '0' : '1') : row)).join(';')),
    ...usual,
  ];
}

/** The arguments of calls and the sides of relations in a condition. */
function mentionedIn(condition: SourceText): readonly SourceText[] {
  const calls = conditionCallsIn(condition.text);
  const nested = calls.ok ? calls.value.flatMap(({ name, items }) => (name === 'condition' ? items : [])) : [];
  const items = calls.ok ? calls.value.flatMap((call) => call.items) : [];
  const sides = condition.text.split(/<=|>=|!=|[<>=≤≥≠]|\b(?:AND|OR|NOT)\b/);
  const texts = [...items, ...sides.map((text) => ({ text: text.trim(), span: condition.span }))];
  return [...texts, ...nested.flatMap(mentionedIn)]
    .map(({ text, span }) => ({ text: text.replace(/^"(.*)"$/s, '$1'), span }))
    .filter(({ text }) => text !== '' && !/^ans(_\d+)?$/.test(text));
}

/** An expression with the values, but not tidied up as solutions are: for `answerExactMatch`. */
function asWritten(text: string, exercise: Exercise): readonly string[] {
  const term = readSolution(text, exercise);
  return term === undefined ? [] : [printText(term)];
}

/** Texts with certain signs, or as long as a number says. */
function signsWith(text: string): readonly string[] {
  if (/^\d{1,2}$/.test(text)) {
    const length = Number(text);
    return [length - 1, length, length + 1].map((signs) => '1'.repeat(Math.max(0, signs)));
  }
  return [text, `1${text}1`, `1${text}1${text}1`, `${text}(1)`, `${text}(x)`, `(x)${text}`];
}
