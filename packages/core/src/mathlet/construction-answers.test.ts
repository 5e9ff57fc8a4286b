import { describe, expect, it } from 'vitest';
import { readDocument, type CindyConstruction } from '../document/index.ts';
import { answersOfConstruction, keptPoints, keysOfConstruction } from './index.ts';

function construction(given: string): CindyConstruction {
  const read = readDocument(
    `<document kind="problem" lang="en"><title>T</title><content><cindy>${given}</cindy></content></document>`,
  );
  const [block] = read.ok ? read.value.blocks : [];
  if (block?.kind !== 'cindy') throw new Error('It is a construction.');
  return block.construction;
}

const both = construction(
  '<given point="A" answer="1,1"/><given point="B" coordinate="y" answer="2, 3"/><given point="C" answer="none"/>',
);

describe('the answers of a construction', () => {
  it('are its points, or one of their coordinates, as they could be typed', () => {
    expect(keysOfConstruction(both)).toEqual(['1,1', '2,3']);
    const points = [
      { name: 'A', x: 2.0000000001, y: -1e-9 },
      { name: 'B', x: 7, y: 0.1 + 0.2 },
    ];
    expect([...answersOfConstruction(both, points)]).toEqual([
      ['1,1', { text: '[2; 0]', moved: { A: [2, 0] } }],
      ['2,3', { text: '0.3', moved: { B: [7, 0.3] } }],
    ]);
  });

  it('are missing while a point is', () => {
    expect([...answersOfConstruction(both, [{ name: 'B', x: 1, y: 2 }]).keys()]).toEqual(['2,3']);
    expect(answersOfConstruction(construction(''), [{ name: 'A', x: 1, y: 2 }]).size).toBe(0);
  });

  it('tell where the points were; what was typed, or comes from elsewhere, does not', () => {
    const given = answersOfConstruction(both, [{ name: 'A', x: -3.5, y: 4 }]);
    expect(keptPoints(both, given)).toEqual([{ name: 'A', x: -3.5, y: 4 }]);
    for (const moved of [undefined, { B: [1, 2] }, { A: [1] }, { A: { terms: ['x'] } }]) {
      expect(keptPoints(both, new Map([['1,1', { text: '[1; 2]', ...(moved && { moved }) }]]))).toEqual([]);
    }
  });
});
