import type { Until } from './parser.ts';
import type { TokenReader } from './reader.ts';
import { delimiterOf } from './symbols/index.ts';
import { sourceOf, type FormulaToken } from './token.ts';

/** A token that ends a row of the right kind. */
type Boundary = 'brace' | 'bracket' | 'dollar' | 'cell' | 'line' | 'right' | 'end';

/** The open constructs around a row. */
interface Open {
  readonly group: number;
  readonly fence: number;
  readonly environment: number;
  readonly dollar: number;
}

/** The boundary a token forms, if any; a bracket only does in a row that ends at a bracket. */
export function boundaryOf(token: FormulaToken, until: Until): Boundary | undefined {
  if (token.kind === 'command') return commandBoundaries.get(token.text);
  return token.text === ']' && until === 'bracket' ? 'bracket' : characterBoundaries.get(token.text);
}

const characterBoundaries: ReadonlyMap<string, Boundary> = new Map<string, Boundary>([
  ['}', 'brace'],
  ['$', 'dollar'],
  ['&', 'cell'],
]);

const commandBoundaries: ReadonlyMap<string, Boundary> = new Map<string, Boundary>([
  ['\\', 'line'],
  ['cr', 'line'],
  ['newline', 'line'],
  [')', 'dollar'],
  ['right', 'right'],
  ['middle', 'right'],
  ['end', 'end'],
]);

/** Whether a row that runs `until` this boundary, or one around it, expects it. */
export function awaits(until: Until, boundary: Boundary, open: Open): boolean {
  switch (boundary) {
    case 'brace':
      return open.group > 0;
    case 'bracket':
      return true;
    case 'dollar':
      return open.dollar > 0;
    case 'cell':
      return until === 'cell' || (until === 'fence' && open.environment > 0);
    case 'line':
      return until === 'cell' || until === 'line' || (until === 'fence' && open.environment > 0);
    case 'right':
      return open.fence > 0;
    case 'end':
      return open.environment > 0;
  }
}

/** Reports an unexpected boundary and continues after it. */
export function stepOver(reader: TokenReader, token: FormulaToken, boundary: Boundary): void {
  reader.advance();
  switch (boundary) {
    case 'bracket':
    case 'brace':
      reader.report('unbalanced-brace', token, { brace: token.text });
      return;
    case 'dollar':
      reader.report('unexpected-character', token, { character: sourceOf(token) });
      return;
    case 'cell':
    case 'line':
      reader.report('misplaced-alignment', token, { mark: sourceOf(token) });
      return;
    case 'right':
      reader.report('missing-left-delimiter', token, { command: sourceOf(token) });
      if (delimiterOf(reader.peek()) !== undefined) reader.advance();
      return;
    case 'end': {
      const found = reader.takeName(token) ?? '';
      const span = { from: token.from, to: reader.look(-1).to };
      reader.report('mismatched-math-environment', span, { expected: '', found });
    }
  }
}
