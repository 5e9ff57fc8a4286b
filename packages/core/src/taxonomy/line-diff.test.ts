import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { changedParts, compareLines } from './line-diff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });

/** The fewest changes, by the longest common subsequence. */
function fewestChanges(a: readonly string[], b: readonly string[]): number {
  let row: readonly number[] = b.map(() => 0).concat(0);
  for (const line of a) {
    const next = [0];
    b.forEach((other, at) => {
      next.push(line === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return a.length + b.length - 2 * (row[b.length] ?? 0);
}

const marks = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string) =>
  compareLines(before, after).map(({ kind, text }) => marks[kind] + text);

describe('a comparison', () => {
  it('contains both texts, and changes as few lines as possible', () => {
    fc.assert(
      fc.property(lines, lines, (a, b) => {
        const compared = compareLines(a.join('\n'), b.join('\n'));
        const without = (kind: string) => compared.filter((line) => line.kind !== kind).map(({ text }) => text);
        expect(without('added').join('\n')).toBe(a.join('\n'));
        expect(without('removed').join('\n')).toBe(b.join('\n'));
        const changes = compared.filter(({ kind }) => kind !== 'same').length;
        expect(changes).toBe(fewestChanges(a.length === 0 ? [''] : a, b.length === 0 ? [''] : b));
      }),
      { numRuns: runs, seed: 154 },
    );
  });

  it('shows a changed line as removed and added', () => {
    expect(shown('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c']);
  });

  it('of texts that share nothing takes no time', () => {
    const many = (name: string) => Array.from({ length: 20_000 }, (_, at) => `${name}${String(at)}`).join('\n');
    expect(compareLines(many('a'), many('b'))).toHaveLength(40_000);
  });

  it('is cut into the parts that have changed', () => {
    const text = Array.from({ length: 20 }, (_, at) => String(at + 1));
    const changed = text.map((line) => (line === '3' || line === '15' ? 'x' : line));
    const parts = changedParts(compareLines(text.join('\n'), changed.join('\n')), 1);
    expect(
      parts.map(({ line, lines: shownLines }) => [line, shownLines.map(({ text: each }) => each).join(' ')]),
    ).toEqual([
      [2, '2 3 x 4'],
      [14, '14 15 x 16'],
    ]);
  });
});
