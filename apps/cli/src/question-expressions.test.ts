import { describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';
import { nothingAround } from './content-around.ts';

/** Every place of a question in which an author writes an expression. `§` is where it stands. */
const answer = (more: string, solution = 'f') =>
  String.raw`\type{input.function} \text{\ansref} \begin{answer} \solution{${solution}} ${more} \end{answer}`;
const choice = (more: string) =>
  String.raw`\type{mc.multiple} \text{Which?} \begin{choice} \text{one} \solution{compute} ${more} \end{choice}
    \begin{choice} \text{two} \solution{true} \end{choice}`;
const variable = (definition: string) =>
  String.raw`\begin{variables} ${definition} \end{variables} \type{input.number} \text{\ansref} \begin{answer} \solution{a} \end{answer}`;
const places: Readonly<Record<string, string>> = {
  iscorrect: choice(String.raw`\iscorrect{§}{<}{4}`),
  'iscorrect, right side': choice(String.raw`\iscorrect{4}{<}{§}`),
  checkCorrect: choice(String.raw`\checkCorrect{§ < 4}`),
  solution: variable('').replace(String.raw`\solution{a}`, String.raw`\solution{§}`),
  'solution of a number': String.raw`\type{input.number} \text{\ansref} \begin{answer} \solution{§ + 1} \end{answer}`,
  'condition of a text': String.raw`\type{input.number} \text{\IFELSE{§ > 1}{many}{one} \ansref} \begin{answer} \solution{a} \end{answer}`,
  checkStringsForRelation: answer(String.raw`\checkStringsForRelation{ans != § + 0.5}`),
  checkFuncForZero: answer(String.raw`\checkFuncForZero{ans - f + § - §}`),
  'explanation of an answer': answer(String.raw`\explanation[ans = §]{No.}`),
  'explanation of a question': answer('') + String.raw`\explanation[ans_1 = §]{No.}`,
  credit: answer(String.raw`\credit[equal(ans, §)]{0.5}{Nearly.}`),
  number: variable(String.raw`\number{b}{§}`),
  function: variable(String.raw`\function{b}{§}`),
  randint: variable(String.raw`\randint{b}{1}{§}`),
  randadjustIf: variable(String.raw`\randint{b}{1}{5} \randadjustIf{b}{b = §}`),
  derivative: variable(String.raw`\derivative{b}{§}{x}`),
  substitute: variable(String.raw`\substitute{b}{f}{x}{§}`),
  matrix: variable(String.raw`\matrix{b}{1 & §}`),
};

const source = (question: string) => String.raw`\documentclass{mumie.problem}
\begin{metainfo} \name{All} \end{metainfo} \usepackage{mumie.genericproblem}
\begin{content} \title{All} \begin{problem}
\begin{variables} \number{a}{2} \function{f}{a*x} \end{variables}
\begin{question} ${question} \end{question} \end{problem} \end{content}`;

const errorsIn = (question: string) =>
  checkSource(source(question), nothingAround, 3).flatMap(({ code, severity, data }) =>
    severity === 'error' ? [{ code, data }] : [],
  );

/** Terms have letters of their own. */
const terms: ReadonlySet<string> = new Set([...['checkFuncForZero', 'credit', 'function', 'derivative', 'substitute']]);

describe('an expression of an author', () => {
  it.each(Object.entries(places))('in %s is read, and its names are known', (place, question) => {
    expect(errorsIn(question.replaceAll('§', 'a'))).toEqual([]);
    if (!terms.has(place)) expect(errorsIn(question.replaceAll('§', 'zz'))).not.toEqual([]);
    expect(errorsIn(question.replaceAll('§', 'a + * 2'))).not.toEqual([]);
  });

  it('of a choice is reported once, where it stands', () => {
    const text = source(choice(String.raw`\checkCorrect{zz < 4 AND}`));
    const found = checkSource(text).filter(({ severity }) => severity === 'error');
    expect(found).toHaveLength(1);
    expect(text.slice(found[0]?.span.from).slice(0, 30)).toMatch(/AND|\}|zz/);
  });
});
