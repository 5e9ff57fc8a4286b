import { applyEdits, type Completion } from '@lemma/core/authoring';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertFragment } from '../conversion.ts';
import { anySource, damagedSample, figureTypes, sampleDocument } from '../testing/index.ts';
import { sourceLanguage } from './index.ts';

const service = sourceLanguage(figureTypes);
const source = fc.oneof(anySource, damagedSample);

/** Sources with a few offsets in them. */
const placed = source.chain((text) =>
  fc.tuple(fc.constant(text), fc.array(fc.nat(text.length), { minLength: 3, maxLength: 3 })),
);

/** The unknown commands after applying a completion, with a letter in every placeholder. */
function unknownIn(text: string, { span, insert }: Completion): readonly string[] {
  const inserted = insert.replace(/\$\{[^{}]*\}/g, 'a');
  const { findings } = convertFragment(applyEdits(text, [{ span, text: inserted }]), 'de');
  const isInside = (at: number) => span.from <= at && at < span.from + inserted.length;
  return findings.flatMap(({ code, span: { from } }) =>
    code === 'unknown-command' && isInside(from) ? [inserted] : [],
  );
}

describe('any source, however damaged', () => {
  it('has an answer to every question, with places inside of it', () => {
    fc.assert(
      fc.property(placed, ([text, offsets]) => {
        const spans = [
          ...service.foldsOf(text),
          ...offsets.flatMap((offset) => [
            ...service.completionsAt(text, offset).map(({ span }) => span),
            ...[service.hoverAt(text, offset)?.span ?? []].flat(),
            ...[service.definitionAt(text, offset) ?? []].flat(),
            ...service.usesAt(text, offset),
          ]),
        ];
        for (const offset of offsets) service.rename(text, offset, 'b');
        expect(spans.filter(({ from, to }) => !(0 <= from && from <= to && to <= text.length))).toEqual([]);
      }),
      { seed: 9, numRuns: runs },
    );
  });

  it('has tokens in order that do not overlap', () => {
    fc.assert(
      fc.property(source, (text) => {
        let end = 0;
        const wrong = service.tokensOf(text).filter(({ span }) => {
          const isRight = span.from >= end && span.to > span.from && span.to <= text.length;
          end = span.to;
          return !isRight;
        });
        expect(wrong).toEqual([]);
      }),
      { seed: 9, numRuns: runs },
    );
  });

  it('is the same after renaming and renaming back, blanks aside', () => {
    fc.assert(
      fc.property(placed, ([text, offsets]) => {
        for (const offset of offsets) {
          const [first] = service.usesAt(text, offset);
          if (first === undefined) continue;
          const there = service.rename(text, offset, 'fresh');
          if (!there.ok || there.value.length === 0) continue;
          const renamed = applyEdits(text, there.value);
          const at = renamed.indexOf('fresh', first.from);
          const back = service.rename(renamed, at, text.slice(first.from, first.to));
          const same = back.ok ? applyEdits(renamed, back.value) : JSON.stringify(back.failure);
          expect(same.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        }
      }),
      { seed: 9, numRuns: runs },
    );
  });
});

describe('the sample', () => {
  const commands = [...sampleDocument.matchAll(/\\[a-zA-Z]+/g)].map(({ index }) => index);

  it('has no unknown command after any completion of a command', () => {
    fc.assert(
      fc.property(fc.constantFrom(...commands), fc.nat(1000), (at, choice) => {
        // A command typed right before another one.
        const text = `${sampleDocument.slice(0, at)}\\ ${sampleDocument.slice(at)}`;
        const proposals = service.completionsAt(text, at + 1);
        const proposal = proposals[choice % Math.max(1, proposals.length)];
        if (proposal !== undefined) expect(unknownIn(text, proposal)).toEqual([]);
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
