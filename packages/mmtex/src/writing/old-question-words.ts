import type { CommandSyntax, CommandSyntaxes, Node } from '../syntax/index.ts';
import { typeIn } from './parts.ts';
import { trimmed, type WrittenPage } from './page.ts';
import type { Argument } from '../syntax/index.ts';

/** Question commands in older sources, with their modern names. */
const commands: Readonly<Record<string, string>> = {
  displayPrecision: 'displayprecision',
  correctorPrecision: 'correctorprecision',
  permuteChoices: 'permutechoices',
  permuteanswers: 'permuteAnswers',
  yesNoLabel: 'YesNoLabel',
  mcScoreType: 'MCScoreType',
  checkFunction: 'checkAsFunction',
  showexplanation: 'showExplanation',
  randomQuestionPool: 'randomquestionpool',
  randomQuickcheckPool: 'randomquickcheckpool',
  assertion: 'text',
};

/** Question types in older sources. */
const types: Readonly<Record<string, string>> = {
  'input.finitenumberset': 'input.finite-number-set',
  'input.truthtable': 'input.truth-table',
  'input.casesfunction': 'input.cases.function',
  'input.cases-function': 'input.cases.function',
  'mc.yesNo': 'mc.yesno',
  yesno: 'mc.yesno',
  unique: 'mc.unique',
  multiple: 'mc.multiple',
};

/** The commands, including their older names. */
export function withOldNames(syntaxes: CommandSyntaxes): CommandSyntaxes {
  const old = Object.entries(commands).flatMap(([name, instead]): readonly [string, CommandSyntax][] => {
    const syntax = syntaxes[instead];
    return syntax === undefined ? [] : [[name, syntax]];
  });
  return { ...syntaxes, ...Object.fromEntries(old) };
}

/** The nodes under their modern names; older ones are reported. */
export function underNewNames(nodes: readonly Node[], page: WrittenPage): readonly Node[] {
  return nodes.map((node) => {
    const instead = node.kind === 'command' ? commands[node.name] : undefined;
    if (node.kind !== 'command' || instead === undefined) return node;
    const fix = [{ span: node.nameSpan, text: `\\${instead}` }];
    page.report('old-spelling', node.nameSpan, { found: `\\${node.name}`, instead: `\\${instead}` }, fix);
    return { ...node, name: instead };
  });
}

/** The type in an argument, including older names. */
export function questionTypeIn<Word extends string>(
  argument: Argument | undefined,
  words: readonly Word[],
  page: WrittenPage,
): Word | undefined {
  if (argument === undefined) return undefined;
  const { text, span } = trimmed(argument);
  const type = words.find((word) => word === types[text]);
  if (type === undefined) return typeIn(argument, words, page);
  page.report('old-spelling', span, { found: text, instead: type }, [{ span, text: type }]);
  return type;
}
