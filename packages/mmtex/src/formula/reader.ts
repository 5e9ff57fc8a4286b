import type { ConversionCode, Edit, Finding, Span } from '@lemma/core/source';
import { isCharacter, sourceOf, type FormulaToken } from './token.ts';

/** A cursor over the tokens of a formula that also collects findings. */
export class TokenReader {
  readonly #tokens: readonly FormulaToken[];
  readonly #findings: Finding[];
  readonly #end: FormulaToken;
  #at = 0;
  #abandoned = false;

  constructor(tokens: readonly FormulaToken[], findings: Finding[]) {
    this.#tokens = tokens;
    this.#findings = findings;
    this.#end = tokens.at(-1) ?? { kind: 'end', text: '', from: 0, to: 0 };
  }

  /** The next token that is not a space. */
  peek(): FormulaToken {
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined) return this.#end;
      if (token.kind !== 'space') return token;
      this.#at += 1;
    }
  }

  /** The token at the cursor, including spaces; `ahead` looks further. */
  look(ahead = 0): FormulaToken {
    return this.#tokens[this.#at + ahead] ?? this.#end;
  }

  /** Steps over tokens. */
  advance(count = 1): void {
    this.#at = Math.min(this.#at + count, this.#tokens.length);
  }

  /** Consumes this character if it comes next, ignoring spaces. */
  take(character: string): boolean {
    const found = isCharacter(this.peek(), character);
    if (found) this.#at += 1;
    return found;
  }

  /** The source of a braced argument that is a name rather than mathematics; undefined if there is none. */
  takeName(owner: FormulaToken): string | undefined {
    if (!this.take('{')) return undefined;
    const open = this.look(-1);
    let name = '';
    for (let depth = 1; ; this.#at += 1) {
      const token = this.look();
      if (token.kind === 'end') {
        this.report('unbalanced-brace', { from: owner.from, to: open.to }, { brace: '{' });
        return name.trim();
      }
      if (isCharacter(token, '{')) depth += 1;
      if (isCharacter(token, '}')) depth -= 1;
      if (depth === 0) break;
      name += sourceOf(token);
    }
    this.#at += 1;
    return name.trim();
  }

  /** Reports an error at a span. */
  report(code: ConversionCode, span: Span, data: Finding['data'], fix?: Edit): void {
    if (this.#abandoned) return;
    this.#findings.push({ code, severity: 'error', span: { from: span.from, to: span.to }, data, ...(fix && { fix }) });
  }

  /** Stops reading and reporting: anything further would only be a consequence. */
  abandon(): void {
    this.#abandoned = true;
    this.#at = this.#tokens.length;
  }
}
