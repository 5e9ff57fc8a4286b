import { element, type Attributes, type Markup } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import type { Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { checkCondition } from './conditions.ts';
import { underNewNames, withOldNames } from './old-question-words.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, environmentsOf, typeIn } from './parts.ts';

/** `\begin{choice} \text{…} \solution{true} \end{choice}`. */
export const choiceSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: withOldNames({
    text: { arguments: ['text'] },
    solution: { arguments: ['raw'] },
    iscorrect: { arguments: ['expression', 'raw', 'expression'] },
    checkCorrect: { arguments: ['expression'] },
  }),
};

/** `\begin{choices}{unique} … \end{choices}`. */
export const choicesSyntax: EnvironmentSyntax = {
  content: 'commands',
  arguments: ['raw'],
  environments: { choice: choiceSyntax },
};

type ChoicesType = 'mc.multiple' | 'mc.unique' | 'mc.yesno';

const groupTypes = ['unique', 'multiple', 'yesno', 'mc.unique', 'mc.multiple', 'mc.yesno'] as const;

/** The choices of a question, in a `choices` environment or not, and the type that implies. */
export function choicesIn(
  nodes: readonly Node[],
  page: WrittenPage,
): { readonly choices: readonly Environment[]; readonly type: ChoicesType | undefined } {
  const groups = environmentsOf('choices', nodes);
  const word = typeIn(groups.at(-1)?.arguments[0], groupTypes, page);
  const type =
    word === undefined
      ? undefined
      : word.endsWith('unique')
        ? 'mc.unique'
        : word.endsWith('yesno')
          ? 'mc.yesno'
          : 'mc.multiple';
  const inGroups = groups.flatMap((group) => environmentsOf('choice', group.nodes));
  return { choices: [...environmentsOf('choice', nodes), ...inGroups], type };
}

/** Whether a choice is correct, or the condition that decides it. */
type Correctness = boolean | { readonly text: string; readonly span: Span };

/**
 * Writes choices, numbered from 1; `question` is the span of the finding if none is correct, and `defined` are the names
 * that conditions may have.
 */
export function writeChoices(
  choices: readonly Environment[],
  type: string | undefined,
  question: Span,
  defined: ReadonlySet<string>,
  page: WrittenPage,
): Markup {
  const judged = choices.map((choice) => ({ choice, correct: correctnessOf(choice, defined, page) }));
  const needsOne = judged.length > 0 && type !== 'mc.yesno';
  if (needsOne && judged.every(({ correct }) => correct === false)) page.report('no-correct-choice', question);
  const texts = new Set<string>();
  return judged.map(({ choice, correct }, index) => writeChoice(choice, correct, index + 1, texts, page));
}

function writeChoice(
  { nodes, span, nameSpan }: Environment,
  correct: Correctness,
  id: number,
  texts: Set<string>,
  page: WrittenPage,
): Markup {
  const text = argumentOf('text', nodes.map(renamed));
  if (text === undefined) page.report('missing-part', nameSpan, { name: 'choice', part: 'text' });
  const words = text?.text.trim() ?? '';
  if (words !== '' && texts.has(words)) page.report('duplicate-choice', trimmed(text ?? { text: '', span }).span);
  texts.add(words);
  const attributes: Attributes = {
    id,
    correct: correct === true ? ('true' as const) : undefined,
    condition: typeof correct === 'boolean' ? undefined : correct.text,
    'condition-at': typeof correct === 'boolean' ? undefined : page.at(correct.span),
    at: page.at(span),
  };
  return element('choice', attributes, page.line(text?.nodes ?? []));
}

function renamed(node: Node): Node {
  return node.kind === 'command' && node.name === 'assertion' ? { ...node, name: 'text' } : node;
}

/** A choice without a solution is wrong: authors omit it on wrong ones. */
function correctnessOf(choice: Environment, defined: ReadonlySet<string>, page: WrittenPage): Correctness {
  const nodes = underNewNames(choice.nodes, page);
  const solution = argumentOf('solution', nodes);
  if (solution === undefined) return false;
  const { text, span } = trimmed(solution);
  if (text === 'compute') return conditionIn(nodes, span, defined, page);
  if (!['true', 'false', 'yes', 'no'].includes(text)) page.report('bad-solution', span, { text });
  return text === 'true' || text === 'yes';
}

const signs = ['=', '!=', '<', '<=', '>', '>='] as const;

/** `\iscorrect{a}{=}{4}` or `\checkCorrect{a = 4}`: the condition of a choice with a computed solution. */
function conditionIn(
  nodes: readonly Node[],
  solution: Span,
  defined: ReadonlySet<string>,
  page: WrittenPage,
): Correctness {
  // No answer is there before something is selected.
  const around = { count: 0, hasOwn: false, defined };
  const [left, sign, right] = commandsOf('iscorrect', nodes).at(-1)?.arguments ?? [];
  if (left !== undefined && sign !== undefined && right !== undefined) {
    const relation = typeIn(sign, signs, page);
    // Blanks keep every part at its offset in the source.
    const span = { from: left.span.from, to: right.span.to };
    const text = (left.text.padEnd(sign.span.from - left.span.from) + (relation ?? '=')).padEnd(
      right.span.from - left.span.from,
    );
    checkCondition({ text: text + right.text, span }, around, page);
    return { text: text + right.text, span };
  }
  const check = argumentOf('checkCorrect', nodes);
  if (check !== undefined) {
    return checkCondition(check, around, page);
  }
  page.report('bad-solution', solution, { text: 'compute' });
  return false;
}
