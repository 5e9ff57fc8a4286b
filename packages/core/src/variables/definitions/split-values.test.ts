import { describe, expect, it } from 'vitest';
import { splitValues } from '../index.ts';

describe('values between commas', () => {
  it('are not cut inside brackets of any kind', () => {
    const text = 'f(1,2), [x,y], {a,b}, 3';
    expect(parts(text)).toEqual(['f(1,2)', '[x,y]', '{a,b}', '3']);
  });

  it('know where they stand', () => {
    const values = splitValues({ text: ' 1 ,  -3', span: { from: 10, to: 18 } });
    expect(values).toEqual([
      { text: '1', span: { from: 11, to: 12 } },
      { text: '-3', span: { from: 16, to: 18 } },
    ]);
  });

  it('are none in a blank text, and may be empty', () => {
    expect(parts('  ')).toEqual([]);
    expect(parts('1,,2')).toEqual(['1', '', '2']);
  });

  it('go on behind a bracket that closes nothing', () => {
    expect(parts('a),b')).toEqual(['a)', 'b']);
  });
});

function parts(text: string): readonly string[] {
  return splitValues({ text, span: { from: 0, to: text.length } }).map((part) => part.text);
}
