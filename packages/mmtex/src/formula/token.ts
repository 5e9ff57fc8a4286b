/** A TeX token. A command's text is its name without the backslash; a space token covers any run of white space. */
export interface FormulaToken {
  readonly kind: 'character' | 'command' | 'space' | 'end';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Splits TeX into tokens; comments and the spaces after a command of letters are dropped. The last token is the end. */
export function tokenize(tex: string): readonly FormulaToken[] {
  const tokens: FormulaToken[] = [];
  let at = 0;
  while (at < tex.length) {
    const from = at;
    const code = tex.charCodeAt(at);
    if (code === backslash) {
      at = endOfCommand(tex, at + 1);
      tokens.push({ kind: 'command', text: tex.slice(from + 1, at), from, to: at });
      if (isLetter(tex.charCodeAt(at - 1))) at = endOfSpace(tex, at);
    } else if (isSpace(code)) {
      at = endOfSpace(tex, at);
      tokens.push({ kind: 'space', text: ' ', from, to: at });
    } else if (code === percent) {
      const line = tex.indexOf('\n', at);
      at = line === -1 ? tex.length : endOfSpace(tex, line);
    } else {
      at = endOfCharacter(tex, at);
      tokens.push({ kind: 'character', text: tex.slice(from, at), from, to: at });
    }
  }
  tokens.push({ kind: 'end', text: '', from: at, to: at });
  return tokens;
}

/** The token as an author types it. */
export function sourceOf(token: FormulaToken): string {
  return token.kind === 'command' ? `\\${token.text}` : token.text;
}

/** Whether the token is this character. */
export function isCharacter(token: FormulaToken, character: string): boolean {
  return token.kind === 'character' && token.text === character;
}

/** Whether the token is this command. */
export function isCommand(token: FormulaToken, name: string): boolean {
  return token.kind === 'command' && token.text === name;
}

const backslash = 92;
const percent = 37;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function endOfSpace(tex: string, from: number): number {
  let at = from;
  while (isSpace(tex.charCodeAt(at))) at += 1;
  return at;
}

function endOfCommand(tex: string, from: number): number {
  let at = from;
  while (isLetter(tex.charCodeAt(at))) at += 1;
  return at > from ? at : endOfCharacter(tex, from);
}

function endOfCharacter(tex: string, from: number): number {
  const code = tex.codePointAt(from);
  if (code === undefined) return from;
  return from + (code > 0xffff ? 2 : 1);
}
