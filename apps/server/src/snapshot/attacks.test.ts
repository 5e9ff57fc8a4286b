import { attackedExamples, markupDangers } from '@lemma/core/document/testing';
import { describe, expect, it } from 'vitest';
import { drawSnapshot } from './index.ts';

describe('a snapshot', () => {
  it('has nothing of an attack that could run or lead away', { timeout: 300_000 }, () => {
    for (const { what, xml } of attackedExamples()) {
      const drawn = drawSnapshot(xml, 'a/b');
      const dangers = drawn.ok
        ? markupDangers(drawn.value).filter((danger) => danger !== '<foreignObject>')
        : [drawn.failure.reason];
      if (dangers.length > 0) expect([what, dangers]).toEqual([what, []]);
    }
  });
});
