import type { FormulaCommand, Commands } from '../parser.ts';

/**
 * Lines through, around, above and below a part of a formula. Stretching an overline would need a glyph that many
 * mathematical fonts lack.
 */
export const frames: Commands = {
  overline: enclosed('top'),
  underline: enclosed('bottom'),
  underbar: enclosed('bottom'),
  boxed: enclosed('box'),
  cancel: enclosed('updiagonalstrike'),
  bcancel: enclosed('downdiagonalstrike'),
  xcancel: enclosed('updiagonalstrike downdiagonalstrike'),
  sout: enclosed('horizontalstrike'),
};

function enclosed(notation: string): FormulaCommand {
  return (parser, owner) => ({ kind: 'enclosed', notation, child: parser.argument(owner) });
}
