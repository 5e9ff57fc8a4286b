import type { Assessment } from './assessment.ts';
import { byValue } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { arrowsIn, judgeProposition, writtenProposition, type WrittenArrow } from './proposition.ts';

/** How a chain of arrows can be meant: (A ⇒ B) ⇒ C, A ⇒ (B ⇒ C), or (A ⇒ B) ∧ (B ⇒ C), as in proofs. */
const readings = [leftFirst, rightFirst, stepByStep] as const;

/**
 * Judges a formula of logic. One with a chain of arrows has several readings: where the documented one is wrong and another
 * is right, both are asked about; of ⇐ and ⇒ in one chain, none is documented.
 */
export function assessProposition(input: string, answer: Judged, judging: Judging): Assessment {
  const chain = arrowsIn(input);
  const verdict = judgeProposition(input, answer, judging);
  if (chain === undefined || (verdict !== 'wrong' && verdict !== 'right')) return byValue(verdict);
  const isMixed = chain.arrows.some(({ kind }) => kind !== chain.arrows[0]?.kind);
  if (verdict === 'right' && !isMixed) return { verdict };
  const written = readings.map((reading) => reading(input, chain));
  const verdicts = written.map((text) => judgeProposition(text, answer, judging));
  const [right, wrong] = [verdicts.indexOf('right'), verdicts.indexOf('wrong')];
  if (right === -1 || wrong === -1) return byValue(right === -1 ? verdict : 'right');
  const texts = [Math.min(right, wrong), Math.max(right, wrong)].map((at) => writtenProposition(written[at] ?? ''));
  const [one = '', other = ''] = texts;
  return { verdict: 'ambiguous', remark: { kind: 'twoReadings', one, other } };
}

/** The first chain of arrows that stand beside each other in a text, and where it begins and ends. */
interface Chain {
  readonly from: number;
  readonly to: number;
  readonly arrows: readonly WrittenArrow[];
}

function partsOf(text: string, { from, to, arrows }: Chain) {
  const operands = [...arrows, { from: to, to }].map(({ from: end }, index) =>
    text.slice(arrows[index - 1]?.to ?? from, end).trim(),
  );
  const signs = arrows.map((arrow) => ` ${text.slice(arrow.from, arrow.to)} `);
  return { operands, signs };
}

function inPlace(text: string, { from, to }: Chain, instead: string): string {
  return `${text.slice(0, from)} ${instead} ${text.slice(to)}`;
}

function leftFirst(text: string, chain: Chain): string {
  const { operands, signs } = partsOf(text, chain);
  const [first = '', ...others] = operands;
  const joined = others.reduce((left, right, index) => {
    const pair = left + (signs[index] ?? '') + right;
    return index === others.length - 1 ? pair : `(${pair})`;
  }, first);
  return inPlace(text, chain, joined);
}

function rightFirst(text: string, chain: Chain): string {
  const { operands, signs } = partsOf(text, chain);
  const last = operands.at(-1) ?? '';
  const joined = operands.slice(0, -1).reduceRight((right, left, index) => {
    const pair = left + (signs[index] ?? '') + right;
    return index === 0 ? pair : `(${pair})`;
  }, last);
  return inPlace(text, chain, joined);
}

function stepByStep(text: string, chain: Chain): string {
  const { operands, signs } = partsOf(text, chain);
  const steps = signs.map((sign, index) => `(${operands[index] ?? ''}${sign}${operands[index + 1] ?? ''})`);
  return inPlace(text, chain, steps.length > 1 ? `(${steps.join(' ∧ ')})` : steps.join(''));
}
