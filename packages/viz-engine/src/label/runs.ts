import { accents, alphabets, doubled, signs } from './signs.ts';

/** Characters of a label at one height: on the baseline, above or below it. */
export interface Run {
  readonly text: string;
  readonly level: -1 | 0 | 1;
}

const token = /\\[a-zA-Z]+\s*|\\.|[\s\S]/gu;

/** Maximum nesting of braces. */
const deepest = 30;

/**
 * A formula in plain characters, as far as possible: 3/5 for a fraction, F⃗ for a vector, subscripts below the
 * baseline.
 */
export function runsOf(tex: string): readonly Run[] {
  return merged(new Reading(tex).all());
}

/** The same on one line; digits in scripts become small ones, other letters are marked by a sign. */
export function lineOf(runs: readonly Run[]): string {
  return runs
    .map(({ text, level }) => (level === 0 ? text : (small(text, level) ?? `${level > 0 ? '^' : '_'}${text}`)))
    .join('');
}

const smallDigits = { [-1]: '₀₁₂₃₄₅₆₇₈₉', [1]: '⁰¹²³⁴⁵⁶⁷⁸⁹' } as const;

function small(text: string, level: -1 | 1): string | undefined {
  return /^\d+$/.test(text) ? text.replaceAll(/\d/g, (digit) => smallDigits[level][Number(digit)] ?? '') : undefined;
}

/** Parses TeX from left to right. Unknown commands are dropped, so that no code is ever shown. */
class Reading {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tex: string) {
    this.#tokens = tex.match(token) ?? [];
  }

  all(): readonly Run[] {
    const runs: Run[] = [];
    while (this.#at < this.#tokens.length) runs.push(...this.#next());
    return runs;
  }

  /** The next character, group or command. */
  #next(): readonly Run[] {
    const sign = (this.#tokens[this.#at] ?? '').trimEnd() || ' ';
    this.#at += 1;
    if (sign === '{') return this.#group();
    if (sign === '}') return [];
    if (sign === '_') return shifted(this.#argument(), -1);
    if (sign === '^') return shifted(this.#argument(), 1);
    if (sign === "'") return onLine('′');
    if (sign === '-') return onLine('−');
    return sign.startsWith('\\') ? this.#command(sign.slice(1)) : onLine(sign);
  }

  #group(): readonly Run[] {
    const runs: Run[] = [];
    this.#depth += 1;
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== '}') {
      runs.push(...(this.#depth > deepest ? this.#skip() : this.#next()));
    }
    this.#at += 1;
    this.#depth -= 1;
    return runs;
  }

  #skip(): readonly Run[] {
    this.#at += 1;
    return [];
  }

  #argument(): readonly Run[] {
    while (this.#tokens[this.#at]?.trim() === '') this.#at += 1;
    return this.#at < this.#tokens.length && this.#tokens[this.#at] !== '}' ? this.#next() : [];
  }

  #command(name: string): readonly Run[] {
    const accent = Object.hasOwn(accents, name) ? accents[name] : undefined;
    if (accent !== undefined) return this.#argument().map((run) => ({ ...run, text: withMark(run.text, accent) }));
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
      const [over, under] = [this.#argument(), this.#argument()];
      return [...bracketed(over), ...onLine('/'), ...bracketed(under)];
    }
    if (name === 'sqrt') return [...onLine('√'), ...bracketed(this.#argument())];
    if (name === 'mathbb') return this.#argument().map((run) => ({ ...run, text: doubled[run.text] ?? run.text }));
    if (alphabets.has(name)) return this.#argument();
    if (Object.hasOwn(doubled, name)) return onLine(doubled[name] ?? '');
    // Function names are printed as they are.
    return onLine(
      Object.hasOwn(signs, name) ? (signs[name] ?? '') : /^(sin|cos|tan|log|ln|exp|min|max)$/.test(name) ? name : '',
    );
  }
}

function onLine(text: string): readonly Run[] {
  return [{ text, level: 0 }];
}

function shifted(runs: readonly Run[], level: -1 | 1): readonly Run[] {
  return runs.map(({ text }) => ({ text, level }));
}

function withMark(text: string, mark: string): string {
  return Array.from(text, (letter) => `${letter}${mark}`).join('');
}

function bracketed(runs: readonly Run[]): readonly Run[] {
  const text = runs.map((run) => run.text).join('');
  return /^[\p{L}\p{M}]$|^\p{L}\p{M}+$|^\d+$/u.test(text) || text === ''
    ? runs
    : [...onLine('('), ...runs, ...onLine(')')];
}

function merged(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.level === run.level) all[all.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') all.push(run);
  }
  return all;
}
