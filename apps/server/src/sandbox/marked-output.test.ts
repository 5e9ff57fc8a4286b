import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkedOutput, type Message } from './marked-output.ts';

const mark = 'a1b2c3';

/** What is heard and printed if some bytes arrive in pieces. */
function heard(pieces: readonly Buffer[], limits = { output: 1000, message: 100, picture: 300 }) {
  const messages: Message[] = [];
  let isFlooded = false;
  const output = new MarkedOutput(mark, limits, {
    hear: (message) => messages.push(message),
    flooded: () => (isFlooded = true),
  });
  for (const piece of pieces) output.take(piece);
  return { messages, text: output.text, isCut: output.isCut, isFlooded };
}

const message = (tag: string, text: string) => `\u001e${mark}${tag}${text}\n`;

describe('what a program prints', () => {
  it('is told from the messages of its driver, wherever the pieces are cut', () => {
    const whole = Buffer.from(`one\n${message('A', '{"ok":1}')}twö${message('D', '')}\u001eno mark\n`);
    fc.assert(
      fc.property(fc.array(fc.nat(whole.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.sort((one, other) => one - other), whole.length];
        const pieces = at.slice(1).map((to, index) => whole.subarray(at[index], to));
        expect(heard(pieces)).toEqual({
          messages: [
            { tag: 'A', text: '{"ok":1}' },
            { tag: 'D', text: '' },
          ],
          text: 'one\ntwö\u001eno mark\n',
          isCut: false,
          isFlooded: false,
        });
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('is kept up to a limit, and a program that goes on and on is ended', () => {
    expect(heard([Buffer.alloc(1500, 'x')])).toMatchObject({ text: 'x'.repeat(1000), isCut: true, isFlooded: false });
    expect(heard([Buffer.alloc(6000, 'x')])).toMatchObject({ text: 'x'.repeat(1000), isCut: true, isFlooded: true });
  });

  it('is ended by a message that is too long, also while it is coming', () => {
    expect(heard([Buffer.from(message('A', 'x'.repeat(101)))]).isFlooded).toBe(true);
    expect(heard([Buffer.from(`\u001e${mark}A${'x'.repeat(200)}`)]).isFlooded).toBe(true);
    expect(heard([Buffer.from(message('I', 'x'.repeat(200)))])).toMatchObject({ isFlooded: false });
    expect(heard([Buffer.from(message('I', 'x'.repeat(500)))]).isFlooded).toBe(true);
  });
});
