import type { Finding } from '@lemma/core/source';
import { isCharacter, tokenize, type Token } from './token.ts';

/** An author's shorthand: `body` with `#1` … `#9` standing for the arguments. */
export interface FormulaMacro {
  readonly arguments: number;
  readonly body: string;
}

const expansionLimit = 1000;
/** Tokens a formula may have after expansion: short bodies can still multiply. */
const tokenLimit = 65_536;

/**
 * Replaces the author's shorthands. What comes from a body is placed at the call, what comes from an argument keeps
 * its own place. Returns the same array when there is nothing to replace.
 */
export function expandMacros(
  tokens: readonly Token[],
  macros: ReadonlyMap<string, FormulaMacro> | undefined,
  findings: Finding[],
): readonly Token[] {
  if (macros === undefined || macros.size === 0) return tokens;
  if (!tokens.some((token) => token.kind === 'command' && macros.has(token.text))) return tokens;
  const expanded: Token[] = [];
  const pending = new PendingTokens(tokens);
  const bodies = new Map<string, readonly Token[]>();
  let expansions = 0;
  for (let token = pending.next(); token !== undefined; token = pending.next()) {
    const macro = token.kind === 'command' ? macros.get(token.text) : undefined;
    if (macro === undefined) {
      expanded.push(token);
      if (expanded.length <= tokenLimit) continue;
    }
    expansions += 1;
    if (expansions > expansionLimit || expanded.length > tokenLimit || macro === undefined) {
      findings.push(tooManyExpansions(token));
      break;
    }
    const body = bodies.get(token.text) ?? tokenize(macro.body).slice(0, -1);
    bodies.set(token.text, body);
    pending.push(fillBody(body, token, pending.takeArguments(token, macro.arguments, findings)));
  }
  const end = tokens.at(-1);
  if (end !== undefined && expanded.at(-1) !== end) expanded.push(end);
  return expanded;
}

function tooManyExpansions(token: Token): Finding {
  return {
    code: 'too-many-expansions',
    severity: 'error',
    span: { from: token.from, to: token.to },
    data: { command: `\\${token.text}`, limit: expansionLimit },
  };
}

function fillBody(body: readonly Token[], call: Token, values: readonly (readonly Token[])[]): readonly Token[] {
  const filled: Token[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const token = body[at];
    if (token === undefined) break;
    const number = isCharacter(token, '#') ? Number(body[at + 1]?.text) : Number.NaN;
    const value = values[number - 1];
    if (value === undefined) {
      filled.push({ kind: token.kind, text: token.text, from: call.from, to: call.to });
    } else {
      for (const part of value) filled.push(part);
      at += 1;
    }
    if (filled.length > tokenLimit) break;
  }
  return filled;
}

/** The tokens still to come: the rest of the formula under the rests of the bodies being replaced. */
class PendingTokens {
  readonly #frames: { readonly tokens: readonly Token[]; at: number }[];

  constructor(tokens: readonly Token[]) {
    this.#frames = [{ tokens, at: 0 }];
  }

  push(tokens: readonly Token[]): void {
    this.#frames.push({ tokens, at: 0 });
  }

  next(): Token | undefined {
    for (let frame = this.#frames.at(-1); frame !== undefined; frame = this.#frames.at(-1)) {
      const token = frame.tokens[frame.at];
      frame.at += 1;
      if (token !== undefined) return token;
      this.#frames.pop();
    }
    return undefined;
  }

  takeArguments(call: Token, count: number, findings: Finding[]): readonly (readonly Token[])[] {
    const values: (readonly Token[])[] = [];
    while (values.length < count) {
      const value = this.#takeArgument();
      if (value === undefined) {
        const span = { from: call.from, to: call.to };
        findings.push({ code: 'missing-argument', severity: 'error', span, data: { command: `\\${call.text}` } });
        while (values.length < count) values.push([]);
      } else {
        values.push(value);
      }
    }
    return values;
  }

  #takeArgument(): readonly Token[] | undefined {
    let token = this.next();
    while (token?.kind === 'space') token = this.next();
    if (token === undefined) return undefined;
    if (token.kind === 'end' || isCharacter(token, '}')) {
      this.push([token]);
      return undefined;
    }
    if (!isCharacter(token, '{')) return [token];
    const value: Token[] = [];
    for (let depth = 1; depth > 0;) {
      token = this.next();
      if (token === undefined) break;
      if (token.kind === 'end') {
        this.push([token]);
        break;
      }
      if (isCharacter(token, '{')) depth += 1;
      if (isCharacter(token, '}')) depth -= 1;
      if (depth > 0) value.push(token);
    }
    return value;
  }
}
