import { element, type Markup } from '@lemma/core/document';
import type { Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { withOldNames } from './old-question-words.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, environmentsOf, numberIn, optionIn } from './parts.ts';
import { poolSyntax, rangeIn, writePool } from './pools.ts';

const raw = { arguments: ['raw'] } as const;

/** `\begin{level} \question{1} \randomquestionpool{2}{4} \end{level}`: questions of a problem by number. */
const levelSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: withOldNames({ question: raw, randomquestionpool: poolSyntax }),
};

/** Which questions of a problem are asked, and the rules of a game. */
export const planCommands = withOldNames({
  randomquestionpool: poolSyntax,
  duration: { options: ['raw'], arguments: ['raw'] },
  levelthreshold: raw,
  levelrepeatable: {},
});
export const planEnvironments = { level: levelSyntax };

/** Writes the plan of a problem; nothing if it has none. */
export function writePlan(nodes: readonly Node[], questions: readonly Environment[], page: WrittenPage): Markup {
  const pools = commandsOf('randomquestionpool', nodes);
  const levels = environmentsOf('level', nodes);
  const duration = commandsOf('duration', nodes).at(-1);
  const threshold = thresholdIn(nodes, page);
  const isRepeatable = commandsOf('levelrepeatable', nodes).length > 0;
  const rules = [duration, threshold].some((rule) => rule !== undefined) || isRepeatable;
  if (pools.length + levels.length === 0 && !rules) return '';
  reportNeverAsked(levels, questions, page);
  const attributes = {
    duration: numberIn(duration?.arguments[0], 1, page),
    'duration-per': optionIn(duration?.options[0], ['q'], page) === undefined ? undefined : ('question' as const),
    'level-threshold': threshold,
    'level-repeatable': isRepeatable ? ('true' as const) : undefined,
  };
  const parts = [
    ...pools.map((pool) => writePool(pool, questions.length, page)),
    ...levels.map((level) => writeLevel(level, questions.length, page)),
  ];
  return element('questionplan', attributes, parts);
}

function thresholdIn(nodes: readonly Node[], page: WrittenPage): number | undefined {
  const argument = argumentOf('levelthreshold', nodes);
  const threshold = numberIn(argument, 0, page);
  if (argument === undefined || threshold === undefined || threshold <= 1) return threshold;
  page.report('not-a-number', argument.span, { text: argument.text });
  return undefined;
}

function writeLevel({ nodes, span }: Environment, count: number, page: WrittenPage): Markup {
  const numbers = commandsOf('question', nodes).flatMap(({ arguments: [argument] }) => {
    const number = numberIn(argument, 1, page);
    if (argument === undefined || number === undefined || number <= count) return number ?? [];
    page.report('pool-outside', trimmed(argument).span, { first: number, last: number, count });
    return [];
  });
  const pools = commandsOf('randomquestionpool', nodes).map((pool) => writePool(pool, count, page));
  return element('level', { questions: numbers.join(' ') || undefined, at: page.at(span) }, pools);
}

/** In a game, a question that no level lists is never asked. */
function reportNeverAsked(levels: readonly Environment[], questions: readonly Environment[], page: WrittenPage): void {
  if (levels.length === 0) return;
  const silent: WrittenPage = { ...page, report: () => undefined };
  const asked = levels.flatMap(({ nodes }) => [
    ...commandsOf('question', nodes).map(({ arguments: [argument] }) => {
      const number = numberIn(argument, 1, silent) ?? 0;
      return { first: number, last: number };
    }),
    ...commandsOf('randomquestionpool', nodes).flatMap((pool) => rangeIn(pool, questions.length, silent) ?? []),
  ]);
  for (const [index, { nameSpan }] of questions.entries()) {
    const isAsked = asked.some(({ first, last }) => first <= index + 1 && index + 1 <= last);
    if (!isAsked) page.report('never-asked', nameSpan, { number: index + 1 });
  }
}
