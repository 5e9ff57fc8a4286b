// Reads a problem as authors write it, draws its values, judges two answers, and renders a figure as SVG.
import { writeFileSync } from 'node:fs';
import { allBlocks, canvasesIn, readDocument } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { differentiate, parseExpression, printText } from '@lemma/core/expression';
import { judgeAnswer, printSolution } from '@lemma/core/judgement';
import { convertDocument } from '@lemma/mmtex';
import { readExample } from '@lemma/viz-engine/examples';
import { PictureBoard } from '@lemma/viz-engine/picture';
import { openScene } from '@lemma/viz-engine/scene';

const parsed = parseExpression('x^3 - 2x');
if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
const derivative = differentiate(parsed.value, 'x');
if (!derivative.ok) throw new Error(JSON.stringify(derivative.failure));
console.log(`The derivative is ${printText(derivative.value)}.`);

const source = String.raw`
\documentclass{mumie.problem}
\begin{metainfo} \name{\lang{en}{A sum}} \end{metainfo}
\begin{content}
\title{\lang{en}{A sum}}
\begin{problem}
  \begin{variables} \randint{a}{1}{9} \randint{b}{1}{9} \number{s}{a + b} \end{variables}
  \begin{question}
    \type{input.number}
    \text{What is $\var{a} + \var{b}$?}
    \begin{answer} \solution{s} \end{answer}
  \end{question}
\end{problem}
\end{content}`;
const { xml, findings } = convertDocument(source, 'en');
const document = readDocument(xml);
if (findings.length > 0 || !document.ok) throw new Error(JSON.stringify({ findings, document }));
const question = allBlocks(document.value.blocks).find(({ kind }) => kind === 'question');
const [answer] = question.answers;

const exercise = drawExercise(question, 7, 'en');
if (!exercise.ok) throw new Error(JSON.stringify(exercise.failure));
const [a, b] = ['a', 'b'].map((name) => exercise.value.drawn.get(name).value);
const solution = printSolution(answer, exercise.value);
console.log(`With seed 7: ${a} + ${b} = ${solution}.`);
for (const input of [`${b} + ${a}`, '0'])
  console.log(`${input} is ${judgeAnswer(input, answer, exercise.value).verdict}.`);

const figure = readExample({
  definitions: [
    { type: 'function', name: 'f', values: ['x^3/4 - x'] },
    { type: 'point', name: 'P', values: ['2', '0'], attributes: { label: 'P' } },
  ],
});
const scene = openScene(figure, 1);
if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
const [canvas] = canvasesIn(figure.rows);
const board = new PictureBoard(canvas.options, (value, digits = 2) => value.toFixed(digits));
scene.value.draw(canvas, board, undefined);
writeFileSync('figure.svg', board.svg());
console.log('The figure is in figure.svg.');
