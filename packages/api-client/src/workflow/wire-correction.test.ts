import { correctionMoments, corrections } from '@lemma/core/workflow';
import { expect, it } from 'vitest';
import { fromWire, toWire } from './wire-correction.ts';

it.each(correctionMoments)('keeps a correction %s on its way to the server and back', (corrector) => {
  const correction = { ...corrections.custom, corrector };
  expect(fromWire(toWire(correction))).toEqual(correction);
});
