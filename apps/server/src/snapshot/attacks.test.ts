import { readDocument } from '@lemma/core/document';
import { attackedExamples, markupDangers } from '@lemma/core/document/testing';
import { describe, expect, it } from 'vitest';
import { drawSnapshot } from './index.ts';

describe('a snapshot', () => {
  it('has nothing of an attack that could run or lead away', () => {
    for (const { what, xml } of attackedExamples()) {
      const document = readDocument(xml);
      const dangers = document.ok
        ? markupDangers(drawSnapshot(document.value, 'a/b')).filter((danger) => danger !== '<foreignObject>')
        : [document.failure.reason];
      if (dangers.length > 0) expect([what, dangers]).toEqual([what, []]);
    }
  });
});
