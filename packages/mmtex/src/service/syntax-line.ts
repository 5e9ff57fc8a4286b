import type { FigureType } from '@lemma/core/authoring';
import type { ArgumentKind, CommandSyntax, EnvironmentSyntax } from '../syntax/index.ts';

/** What the arguments of a command are, where their kind alone says too little. The words are ids of texts. */
const words: Readonly<Record<string, readonly string[]>> = {
  href: ['address', 'text'],
  link: ['address', 'text'],
  label: ['label'],
  anchor: ['label'],
  ref: ['label'],
  eqref: ['label'],
  var: ['variable'],
  IF: ['condition', 'text'],
  IFELSE: ['condition', 'text', 'otherwise'],
  solution: ['solution'],
  type: ['type'],
  field: ['field'],
  plot: ['variables'],
  plotSize: ['size'],
  ombchapter: ['number'],
  ombarticle: ['number'],
  colspan: ['number'],
  tab: ['title'],
  title: ['title'],
  subtitle: ['title'],
  name: ['title'],
  section: ['title'],
  subsection: ['title'],
  subsubsection: ['title'],
  documentclass: ['type'],
  author: ['name'],
  balloon: ['explanation'],
  ...of(['number'], 'coursesection difficulty chapterpdf rowspan score levelthreshold duration question'),
  ...of(['number'], 'displayprecision displayPrecision correctorprecision correctorPrecision precision'),
  ...of(['number'], 'MCScoreType mcScoreType plotLeft plotRight plotBottom plotTop initialstate initialsteps initialtab'),
  ...of(['from', 'to'], 'timeframe permutechoices permuteChoices randomquestionpool randomQuestionPool'),
  ...of(['from', 'to'], 'randomquickcheckpool randomQuickcheckPool'),
  ...of(['numbers'], 'permuteAnswers permuteanswers'),
  ...of(['yes', 'no'], 'YesNoLabel yesNoLabel'),
  ...of(['variable', 'from', 'to', 'number'], 'checkAsFunction checkFunction'),
  ...of(['relation'], 'checkStringsForRelation'),
  ...of(['expression'], 'checkFuncForZero checkMatrixForZero'),
  allowForInput: ['names'],
  inputAsFunction: ['name', 'variables'],
  iscorrect: ['expression', 'relation', 'expression'],
  component: ['type', 'path', 'label'],
  attachableto: ['type', 'path'],
  ...of(['path', 'label', 'name'], 'compcsc compwks compgelm compgsel'),
  compgprb: ['path', 'label', 'name', 'number'],
  defapplet: ['path', 'label'],
  ...of(['path'], 'image includegraphics audio video corrector generic genericsummary'),
  ...of(['color'], 'cellcolor rowcolor'),
  ...of(['columns'], 'cellaligns cellvaligns cellclasses tabular'),
  multicolumn: ['number', 'columns', 'text'],
  multirow: ['number', 'size', 'text'],
  row: ['text', 'numbers'],
  choices: ['type'],
  viewBox3D: ['size'],
  ...of(['settings'], 'options3d cindyObject'),
};

function of(argument: readonly string[], names: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, argument]));
}

/** Commands that preparation treats, so that the grammar does not have them. */
export const preparedCommands: Readonly<Record<string, string>> = {
  lang: '\\lang{${language}}{${text}}',
  newcommand: '\\newcommand{\\${shorthand}}{${text}}',
};

/** How a command is written: `\href[${option}]{${address}}{${text}}`; a place in `${…}` is named by an id of a text. */
export function commandLine(name: string, syntax: CommandSyntax): string {
  const options = (syntax.options ?? []).map((kind) => `[\${${optionWord(kind)}}]`);
  return `\\${name}${options.join('')}${bracesOf(name, syntax)}`;
}

/** What stands there when a command is chosen: without what may be left out. */
export function commandInsert(name: string, syntax: CommandSyntax): string {
  return `\\${name}${bracesOf(name, syntax)}`;
}

/** How an environment is written, on one line. */
export function environmentLine(name: string, syntax: EnvironmentSyntax): string {
  const options = (syntax.options ?? []).map((kind) => `[\${${optionWord(kind)}}]`);
  return `\\begin{${name}}${options.join('')}${bracesOf(name, syntax)} … \\end{${name}}`;
}

/** An environment with its end, and its title where it may have one. */
export function environmentInsert(name: string, syntax: EnvironmentSyntax): string {
  const [first] = syntax.options ?? [];
  const title = first === 'text' && syntax.optionCommands === undefined ? '[${title}]' : '';
  return `\\begin{${name}}${title}${bracesOf(name, syntax)}\n  \${}\n\\end{${name}}`;
}

/** How a variable of a type is defined. */
export function definitionLine({ name, values }: FigureType): string {
  return `\\${name}{\${name}}{${values.join(', ')}}`;
}

/** The same with the values of an example to write over. */
export function definitionInsert({ name, values }: FigureType): string {
  const places = values.map((value) => (/[{}$\\]/.test(value) ? '${}' : `\${${value}}`));
  return `\\${name}{\${name}}{${places.join(', ')}}`;
}

function bracesOf(name: string, syntax: CommandSyntax): string {
  const taken = syntax.arguments ?? [];
  const known = words[name.replace('*', '')];
  // The words belong to one of several commands of the same name: `\link` in text and in metainfo.
  const named = known?.length === taken.length ? known : [];
  return taken.map((kind, index) => `{\${${named[index] ?? argumentWord(kind)}}}`).join('');
}

function argumentWord(kind: ArgumentKind): string {
  switch (kind) {
    case 'text':
      return 'text';
    case 'settings':
      return 'settings';
    case 'raw':
      return 'name';
    case 'expression':
      return 'condition';
    case 'letter':
      return 'letter';
  }
}

function optionWord(kind: ArgumentKind): string {
  return kind === 'text' ? 'title' : kind === 'settings' ? 'settings' : 'option';
}
