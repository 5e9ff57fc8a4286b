import { valueOfCode } from '@lemma/core/code-answer';
import { element, type CodeFragment, type Markup } from '@lemma/core/document';
import { codeLanguageOf, codeLanguages } from '@lemma/core/question';
import { shift, type SourceText } from '@lemma/core/source';
import type { Command, Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { withoutOuterBreaks, writeRange } from './blocks/code-cell.ts';
import { readMarks, textIn } from './code-marks.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { commandsOf, environmentsOf, numberIn } from './parts.ts';

const verbatim: EnvironmentSyntax = { content: 'verbatim' };

/** `\begin{fragment}` and `\begin{codesolution}` of an answer. */
export const codeAnswerEnvironments = { fragment: verbatim, codesolution: verbatim } as const;

/** `\begin{codefunctions}` and `\begin{evaluator}` of a question. */
export const codeQuestionEnvironments = { codefunctions: verbatim, evaluator: verbatim } as const;

/** `\prggrading{exit value}{score}{text}`. */
export const codeQuestionCommands = { prggrading: { arguments: ['raw', 'raw', 'text'] } } as const;

const codeParts = [...Object.keys(codeAnswerEnvironments), ...Object.keys(codeQuestionEnvironments)];

/** Reports what belongs to code questions among the parts of a question or answer of another type. */
export function reportCodeParts(nodes: readonly Node[], page: WrittenPage): void {
  for (const { kind, name, nameSpan } of nodes.filter(({ kind: each }) => each !== 'text').flatMap(named)) {
    const isCode = kind === 'environment' ? codeParts.includes(name) : name in codeQuestionCommands;
    if (!isCode) continue;
    const written = kind === 'environment' ? name : `\\${name}`;
    page.report('corrector-of-other-type', nameSpan, { name: written, known: codeLanguages.join(', ') });
  }
}

function named(node: Node): readonly (Command | Environment)[] {
  return node.kind === 'command' || node.kind === 'environment' ? [node] : [];
}

/** Writes the fragment and the solution of an answer that is code. */
export function writeCodeAnswer(nodes: readonly Node[], nameSpan: Command['nameSpan'], page: WrittenPage): Markup {
  const given = environmentsOf('fragment', nodes).at(-1);
  const fragment: CodeFragment = given === undefined ? { text: '', editableRanges: [] } : fragmentIn(given, page);
  const solution = environmentsOf('codesolution', nodes).at(-1);
  if (solution === undefined) page.report('missing-part', nameSpan, { name: 'answer', part: 'codesolution' });
  const code = solution && codeIn(solution, page);
  if (code !== undefined && valueOfCode(fragment, code.text) === undefined) {
    page.report('solution-outside-editable', code.span);
  }
  return [
    element('fragment', {}, [element('input', {}, fragment.text), ...fragment.editableRanges.map(writeRange)]),
    code === undefined ? '' : element('solution', { at: page.at(code.span) }, code.text),
  ];
}

/** Writes how the answers of a code question are marked. */
export function writeMarking(
  nodes: readonly Node[],
  { name, nameSpan, count }: Pick<Environment, 'name' | 'nameSpan'> & { readonly count: number },
  page: WrittenPage,
): Markup {
  const functions = environmentsOf('codefunctions', nodes).at(-1);
  const evaluator = environmentsOf('evaluator', nodes).at(-1);
  if (evaluator === undefined) page.report('missing-part', nameSpan, { name, part: 'evaluator' });
  for (const part of [functions, evaluator]) if (part !== undefined) checkPlaceholders(part.body, count, page);
  return element('marking', {}, [
    functions === undefined ? '' : writeCode('functions', functions, page),
    evaluator === undefined ? '' : writeCode('evaluator', evaluator, page),
    ...commandsOf('prggrading', nodes).map((command) => writeGrade(command, page)),
  ]);
}

/** Whether the answers of a question of this type are code. */
export function isCode(type: string | undefined): boolean {
  return type !== undefined && codeLanguageOf(type) !== undefined;
}

function fragmentIn({ body }: Environment, page: WrittenPage): CodeFragment {
  const { text, ranges } = readMarks(withoutOuterBreaks(body), page.language, page.report);
  return { text, editableRanges: ranges };
}

function writeCode(tag: string, environment: Environment, page: WrittenPage): Markup {
  const { text, span } = codeIn(environment, page);
  return element(tag, { at: page.at(span) }, text);
}

/** The code in an environment, in the language of the page. */
function codeIn({ body }: Environment, page: WrittenPage): SourceText {
  const inner = withoutOuterBreaks(body);
  return { text: textIn(inner, page.language, page.report).text, span: inner.span };
}

/** Answers that do not exist, and placeholders as older sources write them. */
function checkPlaceholders({ text, span }: SourceText, count: number, page: WrittenPage): void {
  for (const { index, 0: found, 1: before = '', 2: number = '1', 3: behind = '' } of text.matchAll(
    /(@{1,2})USER_ANSWER(?:_(\d{1,9}))?(@{1,2})/g,
  )) {
    const place = shift({ from: index, to: index + found.length }, span.from);
    if (before.length + behind.length < 4) {
      const instead = `@@${found.replaceAll('@', '')}@@`;
      page.report('old-spelling', place, { found, instead }, [{ span: place, text: instead }]);
    }
    if (Number(number) < 1 || Number(number) > count) {
      page.report('unknown-answer', place, { number: Number(number), count });
    }
  }
}

function writeGrade({ arguments: [exit, score, text], span }: Command, page: WrittenPage): Markup {
  const value = numberIn(exit, -1, page);
  if (exit !== undefined && value !== undefined && !Number.isInteger(value)) {
    page.report('not-a-number', trimmed(exit).span, { text: trimmed(exit).text });
  }
  const number = numberIn(score, 0, page);
  if (score !== undefined && number !== undefined && number > 1) {
    page.report('not-a-number', trimmed(score).span, { text: trimmed(score).text });
  }
  const attributes = { exit: value, score: number === undefined ? undefined : Math.min(1, number), at: page.at(span) };
  return element('grade', attributes, page.blocks(text?.nodes ?? []));
}
