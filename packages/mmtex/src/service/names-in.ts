import { childrenOf, constants, parseExpression, splitNames, type Expression } from '@lemma/core/expression';
import { shift, type SourceText, type Span } from '@lemma/core/source';
import { variableIn } from '@lemma/core/variables';

/** A name in a term. */
export interface NameUse {
  readonly name: string;
  readonly span: Span;
}

/** What is known in the context of a term. */
export interface KnownNames {
  /** Whether there is a variable with this name. */
  readonly has: (name: string) => boolean;
  /** Names that are called: `f(2)`. */
  readonly functions: ReadonlySet<string>;
}

/** Letters that are parameters even when written together with others. */
const usualParameters: ReadonlySet<string> = new Set(['x', 'y', 'z', 't']);

/** The names in a term, resolved as the engine does: `ax` is a and x if only these are known, and also the word ax. */
export function namesIn(
  source: SourceText,
  known: KnownNames,
  parameters: ReadonlySet<string> = usualParameters,
): readonly NameUse[] {
  const parsed = parseExpression(source.text, { functions: known.functions, names: known, refusesSmallE: true });
  if (!parsed.ok) return wordsIn(source);
  const isKnown = (name: string) => known.has(variableIn(name)) || constants.has(name) || parameters.has(name);
  const uses: NameUse[] = [];
  const add = (text: string, { from }: Span) => {
    const name = variableIn(text);
    const span = shift({ from, to: from + name.length }, source.span.from);
    if (source.text.startsWith(name, from)) uses.push({ name, span });
  };
  const visit = (node: Expression): void => {
    if (node.kind === 'name') add(node.value, node.span);
    if (node.kind === 'call' && known.functions.has(node.name)) add(node.name, node.span);
    childrenOf(node).forEach(visit);
  };
  visit(parsed.value);
  // Also the unsplit words: a new name must not change the meaning of any of them.
  const whole = [...uses];
  uses.length = 0;
  visit(splitNames(parsed.value, isKnown));
  const isCut = ({ name, span }: NameUse) => !uses.some((use) => use.span.from === span.from && use.name === name);
  return [...uses, ...whole.filter(isCut)];
}

/** The words of a text that is not a term: ranges, lists of names, a term being typed. */
function wordsIn({ text, span }: SourceText): readonly NameUse[] {
  return [...text.matchAll(/(?<![\w\\])[A-Za-z]\w*/g)].map(({ 0: name, index }) => ({
    name,
    span: shift({ from: index, to: index + name.length }, span.from),
  }));
}
