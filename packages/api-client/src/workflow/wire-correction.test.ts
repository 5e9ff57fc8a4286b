import { correctionMoments, corrections } from '@lemma/core/workflow';
import { expect, it } from 'vitest';
import { fromWire, toWire } from './wire-correction.ts';

it.each(correctionMoments)('keeps a correction %s on its way to the server and back', (corrector) => {
  for (const isCorrectionVisible of [true, false]) {
    const correction = { ...corrections.custom, corrector, isCorrectionVisible };
    expect(fromWire(toWire(correction))).toEqual(correction);
  }
});

it('keeps how often answers may be corrected again', () => {
  const correction = { ...corrections.quiz, repeatedCorrections: 3 };
  expect(toWire(correction)).toMatchObject({ allowTriggerCorrectionNTimes: 3 });
  expect(fromWire(toWire(correction))).toEqual(correction);
});
