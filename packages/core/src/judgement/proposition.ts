import { printText } from '../expression/index.ts';
import type { Span } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { inOurSign } from './typed-text/index.ts';
import type { Judged, Judging } from './judging.ts';
import { rightIf, type Verdict } from './verdict.ts';

/** A formula of propositional logic: its names, and its truth value for values of them. */
interface Proposition {
  readonly names: ReadonlySet<string>;
  readonly holds: (isTrue: (name: string) => boolean) => boolean;
}

/** 1024 rows. */
const mostNames = 10;

/** A formula of logic is right if it has the same truth table as the solution. */
export function judgeProposition(input: string, { solution }: Judged, { drawn }: Judging): Verdict {
  const stated = statedIn(solution.text, drawn);
  // Nobody knows what ⇐ and ⇒ in one chain mean.
  const expected = isMixed(arrowsIn(stated)?.arrows ?? []) ? undefined : readProposition(stated);
  const answer = withNamesOf(expected, readProposition(input, expected?.names));
  // A single letter may be a name that the solution does not need.
  if (answer === undefined || [...answer.names].some((name) => !isLetter(name) && !expected?.names.has(name))) {
    return 'invalid';
  }
  if (expected === undefined) return 'wrong';
  const names = [...new Set([...answer.names, ...expected.names])];
  if (names.length > mostNames) return 'undecided';
  const rows = Array.from({ length: 2 ** names.length }, (_, row) => row);
  return rightIf(
    rows.every((row) => {
      const isTrue = (name: string) => ((row >> names.indexOf(name)) & 1) === 1;
      return answer.holds(isTrue) === expected.holds(isTrue);
    }),
  );
}

/** `a and b` is about A and B where there is no a and no b. */
function withNamesOf(expected: Proposition | undefined, answer: Proposition | undefined): Proposition | undefined {
  if (expected === undefined || answer === undefined) return answer;
  const nameOf = (name: string) => {
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    return expected.names.has(name) || !expected.names.has(other) || answer.names.has(other) ? name : other;
  };
  return {
    names: new Set([...answer.names].map(nameOf)),
    holds: (isTrue) => answer.holds((name) => isTrue(nameOf(name))),
  };
}

/** A name that a formula may have although the solution does not. */
export function isLetter(name: string): boolean {
  return /^\p{L}(_?\d+)?$/u.test(name);
}

type Connective = 'not' | 'and' | 'xor' | 'or' | 'follows' | 'implies' | 'equals';

/** What stands for a connective: signs, and words of four languages. */
const connectives: Readonly<Record<Connective, string>> = {
  equals:
    '<=> <-> <--> <==> ⇔ ↔ ⟺ ⟷ ≡ iff gdw \\Leftrightarrow \\leftrightarrow \\Longleftrightarrow \\longleftrightarrow \\iff \\equiv',
  implies:
    '=> -> ==> --> ⇒ → ⟹ ⟶ ⊃ implies impliziert implique \\Rightarrow \\rightarrow \\Longrightarrow \\longrightarrow \\implies \\to',
  follows: '<- <== <-- ⇐ ← ⟸ ⟵ \\Leftarrow \\leftarrow \\Longleftarrow \\impliedby',
  or: '|| | ∨ \\/ + or oder ou 或 \\lor \\vee',
  xor: '⊕ ⊻ xor \\oplus \\veebar',
  and: '&& & ∧ /\\ * · and und et 且 与 \\land \\wedge \\cdot \\&',
  not: '¬ ! ~ ∼ - not nicht non 非 \\lnot \\neg \\overline \\bar',
};

const truths: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries('true wahr vrai 真 1 ⊤ \\top'.split(' ').map((word) => [word, true])),
  ...Object.fromEntries('false falsch faux 假 0 ⊥ \\bot'.split(' ').map((word) => [word, false])),
};

const kinds: readonly Connective[] = ['equals', 'implies', 'follows', 'or', 'xor', 'and', 'not'];

const connectiveOf: ReadonlyMap<string, Connective> = new Map(
  kinds.flatMap((kind) => connectives[kind].split(' ').map((sign) => [keyOf(sign), kind] as const)),
);

/** Commands of TeX tell their letters apart; words do not. */
function keyOf(sign: string): string {
  return sign.startsWith('\\') ? sign : sign.toLowerCase();
}

/** After blanks, also those of TeX and its signs for formulas. */
const piece =
  /(?:\s|\$|\\[,;:! ()]|\\(?:left|right|quad|qquad)(?![A-Za-z]))*(\\[A-Za-z]+|\\&|<={1,2}>|<-{1,2}>|={1,2}>|-{1,2}>|<==|<-{1,2}|\|\||&&|\/\\|\\\/|[\p{L}][\p{L}\p{N}_]*|[^\s])/uy;

/**
 * The formula of logic that a solution states, also as a function of the question: in both, E, e, i and pi are statements.
 */
export function statedProposition(text: string, { drawn }: Pick<Judging, 'drawn'>): Proposition | undefined {
  return readProposition(statedIn(text, drawn));
}

function statedIn(text: string, drawn: Judging['drawn']): string {
  const named = drawn.get(text.trim());
  return named?.kind === 'function' ? printText(named.expression) : text;
}

/** Reads a formula; undefined if it is none. NOT binds closest, then AND, XOR, OR, implication (to the right), <=>. */
export function readProposition(text: string, names?: ReadonlySet<string>): Proposition | undefined {
  const reader = new PropositionReader(piecesOf(text, names));
  const holds = reader.operation(0);
  return holds !== undefined && reader.isAtEnd ? { names: reader.names, holds } : undefined;
}

/** An arrow between two statements, and where it is written. */
export interface WrittenArrow extends Span {
  readonly kind: Connective;
}

function isMixed(arrows: readonly WrittenArrow[]): boolean {
  return arrows.some(({ kind }) => kind !== arrows[0]?.kind);
}

/**
 * The first chain of at least two arrows, ⇒ and ⇐ or ⇔, that no brackets put in order, and the part of the text that it is.
 * Undefined if there is none.
 */
export function arrowsIn(text: string): (Span & { readonly arrows: readonly WrittenArrow[] }) | undefined {
  const pieces = piecesOf(text);
  const found = [...pieces.keys(), pieces.length].flatMap((start) => {
    const before = pieces[start - 1]?.text ?? '(';
    if (start > 0 && !closing.has(before) && connectiveOf.get(keyOf(before)) !== 'equals') return [];
    const chains = [['equals'], ['implies', 'follows']].map((kinds) => chainFrom(pieces, start, kinds, text.length));
    return chains.filter(({ arrows }) => arrows.length > 1);
  });
  return found[0];
}

/** The arrows of these kinds at one level of brackets, up to its end or to a connective that binds less. */
function chainFrom(pieces: readonly WrittenPiece[], start: number, kinds: readonly string[], end: number) {
  const arrows: WrittenArrow[] = [];
  let depth = 0;
  let to = end;
  for (const { text, span } of pieces.slice(start)) {
    if (closing.has(text)) depth += 1;
    else if ([...closing.values()].includes(text)) depth -= 1;
    const kind = connectiveOf.get(keyOf(text));
    if (depth < 0 || (depth === 0 && kind === 'equals' && !kinds.includes('equals'))) {
      to = span.from;
      break;
    }
    if (depth === 0 && kind !== undefined && kinds.includes(kind)) arrows.push({ kind, ...span });
  }
  return { from: pieces[start]?.span.from ?? 0, to, arrows };
}

/** A formula of logic with the usual signs. */
export function writtenProposition(text: string): string {
  const read = propositionPieces(text);
  if (!read.ok) return text;
  const written = read.value.map(({ text: piece }) => piece).join(' ');
  return written.replaceAll(/([([{¬]) /g, '$1').replaceAll(/ ([)\]}])/g, '$1');
}

/** A sign or word of a formula of logic, and where it is written. */
interface WrittenPiece {
  readonly text: string;
  readonly span: Span;
}

/** A sign, a name or a bracket of a formula of logic. */
export interface PropositionPiece {
  readonly kind: 'sign' | 'name' | 'bracket';
  readonly text: string;
}

const signOf: Readonly<Record<Connective, string>> = {
  equals: '⇔',
  implies: '⇒',
  follows: '⇐',
  or: '∨',
  xor: '⊕',
  and: '∧',
  not: '¬',
};

/** A formula of logic with the usual signs for words and other signs; or the span of what does not fit. */
export function propositionPieces(
  text: string,
  names?: ReadonlySet<string>,
): Result<readonly PropositionPiece[], Span> {
  const pieces = piecesOf(text, names);
  const reader = new PropositionReader(pieces);
  const holds = reader.operation(0);
  if (holds !== undefined && reader.isAtEnd) {
    const and: PropositionPiece = { kind: 'sign', text: signOf.and };
    return succeed(
      pieces.flatMap(({ text }, index) => [...(reader.implied.has(index) ? [and] : []), shownPiece(text)]),
    );
  }
  const end = { from: text.length, to: text.length };
  return fail(pieces[holds === undefined ? reader.place - 1 : reader.place]?.span ?? end);
}

function shownPiece(text: string): PropositionPiece {
  const word = keyOf(text);
  const connective = connectiveOf.get(word);
  if (connective !== undefined) return { kind: 'sign', text: signOf[connective] };
  const truth = truths[word];
  if (truth !== undefined) return { kind: 'name', text: truth ? '⊤' : '⊥' };
  return { kind: /^\p{L}/u.test(text) ? 'name' : 'bracket', text };
}

/** Letters that are names are pieces of their own where together they are none: `AB`. */
function piecesOf(typed: string, names?: ReadonlySet<string>): readonly WrittenPiece[] {
  const pieces: WrittenPiece[] = [];
  // Full-width letters and signs, and those that look alike, one for one.
  const text = typed.replaceAll(/[^\x20-\x7e]/g, (sign) => (inOurSign(sign).length === 1 ? inOurSign(sign) : sign));
  const end = text.replace(/[\s$]+$/, '').length;
  for (piece.lastIndex = 0; piece.lastIndex < end;) {
    const written = piece.exec(text)?.[1] ?? '';
    let from = piece.lastIndex - written.length;
    for (const part of negatedIn(written, names).flatMap((each) => lettersIn(each, names) ?? [each])) {
      const to = from + part.length;
      const [letter = part, macron] = names?.has(part) === true ? [] : (part.normalize('NFD').match(negated) ?? []);
      pieces.push({ text: macron === undefined ? part : letter.charAt(0), span: { from, to } });
      if (macron !== undefined) pieces.push({ text: macron, span: { from: to, to } });
      from = to;
    }
  }
  return pieces;
}

/** A letter with a macron, which is one character for some: Ā is A with a bar. */
const negated = /^\p{L}(\u0304)$/u;

/** Letters with a macron apart from those around them: `ĀB`. */
function negatedIn(word: string, names: ReadonlySet<string> | undefined): readonly string[] {
  if (names?.has(word) === true || !word.normalize('NFD').includes('\u0304')) return [word];
  return word.split(/(.)/u).reduce<readonly string[]>((parts, sign) => {
    const last = parts.at(-1);
    const isApart = negated.test(sign.normalize('NFD'));
    if (sign === '') return parts;
    if (isApart || last === undefined || negated.test(last.normalize('NFD'))) return [...parts, sign];
    return [...parts.slice(0, -1), last + sign];
  }, []);
}

function lettersIn(word: string, names: ReadonlySet<string> | undefined): readonly string[] | undefined {
  if (names === undefined || names.has(word) || connectiveOf.has(keyOf(word)) || word in truths) return undefined;
  const letters = word.match(/\p{L}(?:_?\d+)?/gu) ?? [];
  const isKnown = (name: string) => [name, name.toUpperCase(), name.toLowerCase()].some((each) => names.has(each));
  return letters.length > 1 && letters.join('') === word && letters.every(isKnown) ? letters : undefined;
}

/** By rank, loosest first; the last, NOT, is a prefix. */
const binary = kinds.slice(0, -1);

const closing: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

class PropositionReader {
  readonly names = new Set<string>();
  /** The pieces that follow an operand without a sign: an AND is meant. */
  readonly implied = new Set<number>();
  readonly #pieces: readonly string[];
  /** The pieces that stand right behind another one. */
  readonly #joined: ReadonlySet<number>;
  #at = 0;

  constructor(pieces: readonly WrittenPiece[]) {
    this.#pieces = pieces.map(({ text }) => text);
    this.#joined = new Set([...pieces.keys()].filter((at) => pieces[at - 1]?.span.to === pieces[at]?.span.from));
  }

  get isAtEnd(): boolean {
    return this.#at === this.#pieces.length;
  }

  /** The number of the piece that is read next. */
  get place(): number {
    return this.#at;
  }

  /** An operation of a connective from a rank on. */
  operation(rank: number): Proposition['holds'] | undefined {
    const kind = binary[rank];
    if (kind === undefined) return this.#operand();
    let left = this.operation(rank + 1);
    while (left !== undefined && (this.#connective() === kind || (kind === 'and' && this.#startsOperand()))) {
      if (this.#connective() === kind) this.#at++;
      else this.implied.add(this.#at);
      const right = this.operation(kind === 'implies' ? rank : rank + 1);
      left = right && joined(kind, left, right);
    }
    return left;
  }

  /** Side by side, as in Boolean algebra: `AB`, `A(B+C)`, `A¬B`. Between `A B`, a sign was probably forgotten. */
  #startsOperand(): boolean {
    const next = this.#pieces[this.#at] ?? '';
    if (this.#connective() !== undefined) return /^(?:¬|\\[A-Za-z]+)$/.test(next) && this.#connective() === 'not';
    return closing.has(next) || (/^\p{L}/u.test(next) && this.#joined.has(this.#at));
  }

  #connective(): Connective | undefined {
    return connectiveOf.get(keyOf(this.#pieces[this.#at] ?? ''));
  }

  #operand(): Proposition['holds'] | undefined {
    let negations = 0;
    for (; this.#connective() === 'not'; this.#at++) negations++;
    const operand = this.#whole();
    // A' is NOT A.
    for (; /^(?:['’′]|\u0304|\u0305)$/u.test(this.#pieces[this.#at] ?? ''); this.#at++) negations++;
    return operand && negations % 2 === 1 ? (isTrue) => !operand(isTrue) : operand;
  }

  #whole(): Proposition['holds'] | undefined {
    const first = this.#pieces[this.#at++] ?? '';
    const close = closing.get(first);
    if (close !== undefined) {
      const inner = this.operation(0);
      return this.#pieces[this.#at++] === close ? inner : undefined;
    }
    const truth = truths[keyOf(first)];
    if (truth !== undefined) return () => truth;
    if (!/^\p{L}/u.test(first) || connectiveOf.has(keyOf(first))) return undefined;
    this.names.add(first);
    return (isTrue) => isTrue(first);
  }
}

function joined(
  kind: Connective,
  left: Proposition['holds'],
  right: Proposition['holds'],
): Proposition['holds'] | undefined {
  switch (kind) {
    case 'equals':
      return (isTrue) => left(isTrue) === right(isTrue);
    case 'implies':
      return (isTrue) => !left(isTrue) || right(isTrue);
    case 'follows':
      return (isTrue) => left(isTrue) || !right(isTrue);
    case 'or':
      return (isTrue) => left(isTrue) || right(isTrue);
    case 'xor':
      return (isTrue) => left(isTrue) !== right(isTrue);
    case 'and':
      return (isTrue) => left(isTrue) && right(isTrue);
    case 'not':
      return undefined;
  }
}
