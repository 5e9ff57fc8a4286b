import {
  endOfLetters,
  endOfVerb,
  environmentName,
  startsBlankLine,
  verbatimEnds,
  verbatimEnvironments,
} from '../preparation/index.ts';

/** Where the bracket, formula or environment opened at an offset is closed; -1 if it is not. */
export type ClosingOf = (at: number) => number;

type Kind = 'brace' | 'environment' | '$' | '$$' | '\\(' | '\\[';

interface Open {
  readonly kind: Kind;
  readonly at: number;
  readonly name: string;
  /** It is inside `\text{…}`: a `$` there opens a formula, even within another one. */
  readonly textual: boolean;
  /** The first `\end` with a name not open anywhere; taken for a misspelling if no matching one follows. */
  misspelled: number;
}

/**
 * Pairs `{}`, `$ $`, `\( \)`, `\[ \]`, `\begin \end` in one pass with an explicit stack, so that neither nesting nor
 * errors cost more than linear time. Errors stay local: a `$` ends with its paragraph, a `{` with its environment.
 */
export function findPairs(text: string): ClosingOf {
  const pairing = new Pairing(text);
  pairing.run();
  return pairing.closingOf;
}

class Pairing {
  /** Closing offsets, plus one; 0 if there is none. */
  readonly #closings: Int32Array;
  readonly #text: string;
  readonly #verbatimEnd: (name: string, at: number) => number;
  readonly #open: Open[] = [];
  /** The number of open constructs by kind, and of open environments by name. */
  readonly #counts = { brace: 0, environment: 0, $: 0, $$: 0, '\\(': 0, '\\[': 0 };
  readonly #names = new Map<string, number>();
  /** The stack indices of each `$`, and of what a blank line does not close. */
  readonly #dollars: number[] = [];
  readonly #walls: number[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#verbatimEnd = verbatimEnds(text);
    this.#closings = new Int32Array(text.length);
  }

  readonly closingOf: ClosingOf = (at) => (this.#closings[at] ?? 0) - 1;

  run(): void {
    const text = this.#text;
    for (let at = 0; at < text.length;) {
      switch (text.charCodeAt(at)) {
        case 92:
          at = this.#command(at);
          continue;
        case 123:
          this.#push('brace', at);
          break;
        case 125:
          this.#close('brace', at);
          break;
        case 36:
          at = this.#dollar(at);
          continue;
        case 10:
          if (this.#counts.$ > 0 && startsBlankLine(text, at)) this.#endOfParagraph();
          break;
      }
      at += 1;
    }
    while (this.#open.length > 0) this.#drop();
  }

  #command(at: number): number {
    const end = endOfLetters(this.#text, at + 1);
    if (end === at + 1) {
      const character = this.#text.charAt(end);
      if (character === '(' || character === '[') this.#push(character === '(' ? '\\(' : '\\[', at);
      if (character === ')' || character === ']') this.#close(character === ')' ? '\\(' : '\\[', at);
      return at + 2;
    }
    const name = end - at >= 4 && end - at <= 6 ? this.#text.slice(at + 1, end) : '';
    if (name === 'verb') return endOfVerb(this.#text, end);
    if (name !== 'begin' && name !== 'end') return end;
    const environment = environmentName(this.#text, end);
    if (environment === undefined) return end;
    if (name === 'end') {
      this.#endEnvironment(environment.name, at);
      return environment.to;
    }
    if (!verbatimEnvironments.has(environment.name)) {
      this.#push('environment', at, environment.name);
      return environment.to;
    }
    const close = this.#verbatimEnd(environment.name, environment.to);
    if (close === -1) return environment.to;
    this.#closings[at] = close + 1;
    // Its own argument, as in \begin{cindyscript}{csinit}, is not verbatim.
    const argument = environmentName(this.#text, environment.to);
    if (argument !== undefined) this.#closings[this.#text.indexOf('{', environment.to)] = argument.to;
    return close + `\\end{${environment.name}}`.length;
  }

  /** A `$` closes a formula, unless a brace after `\text` or the like has opened text inside it. */
  #dollar(at: number): number {
    const kind = this.#text.charCodeAt(at + 1) === 36 ? '$$' : '$';
    if (kind === '$$' && this.#counts.$ > 0 && this.#counts.$$ === 0) {
      this.#close('$', at);
      return at + 1;
    }
    if (this.#counts[kind] > 0 && this.#open.at(-1)?.textual !== true) this.#close(kind, at);
    else this.#push(kind, at);
    return at + kind.length;
  }

  #close(kind: Kind, at: number): void {
    if (this.#counts[kind] === 0) return;
    while (this.#open.at(-1)?.kind !== kind) this.#drop();
    this.#pop(at);
  }

  #endEnvironment(name: string, at: number): void {
    if ((this.#names.get(name) ?? 0) > 0) {
      for (let top = this.#open.at(-1); top?.kind !== 'environment' || top.name !== name; top = this.#open.at(-1)) {
        this.#drop();
      }
      this.#pop(at);
      return;
    }
    const top = this.#open.at(-1);
    if (top?.kind === 'environment' && top.misspelled === -1) top.misspelled = at;
  }

  #endOfParagraph(): void {
    const wall = this.#walls.at(-1) ?? -1;
    while ((this.#dollars.at(-1) ?? -1) > wall) this.#drop();
  }

  #push(kind: Kind, at: number, name = ''): void {
    const opensText = kind === 'brace' && /\\(?:text[a-z]*|mbox)\s*$/.test(this.#text.slice(Math.max(0, at - 12), at));
    const textual = opensText || ((kind === 'brace' || kind === 'environment') && this.#open.at(-1)?.textual === true);
    if (kind === '$') this.#dollars.push(this.#open.length);
    else if (kind !== 'brace') this.#walls.push(this.#open.length);
    if (kind === 'environment') this.#names.set(name, (this.#names.get(name) ?? 0) + 1);
    this.#open.push({ kind, at, name, textual, misspelled: -1 });
    this.#counts[kind] += 1;
  }

  #pop(closing: number): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    this.#counts[open.kind] -= 1;
    if (open.kind === '$') this.#dollars.pop();
    else if (open.kind !== 'brace') this.#walls.pop();
    if (open.kind === 'environment') this.#names.set(open.name, (this.#names.get(open.name) ?? 1) - 1);
    this.#closings[open.at] = closing + 1;
  }

  #drop(): void {
    this.#pop(this.#open.at(-1)?.misspelled ?? -1);
  }
}
