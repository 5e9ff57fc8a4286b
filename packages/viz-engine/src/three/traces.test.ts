import { expect, it } from 'vitest';
import { emptyForm, type Form } from './forms/form.ts';
import { Trail } from './traces.ts';

const ink = { kind: 'named', name: 'blue' } as const;
const spot = (x: number): Form => ({ ...emptyForm, ink, marks: [{ kind: 'ball', at: [x, 0, 0], radius: 0.04 }] });
const pen = { width: 2, opacity: 0.5, dash: 0 };
const way = (x: number): Form => ({
  ...emptyForm,
  ink,
  strokes: [
    {
      ...pen,
      lines: [
        [
          [x, 0, 0],
          [x, 1, 0],
        ],
      ],
    },
  ],
});

/** Time that is advanced by hand. */
function clock() {
  const waiting: (() => void)[] = [];
  return { after: (_: number, act: () => void) => void waiting.push(act), pass: () => waiting.shift()?.() };
}

it('remembers what was there, paler, in one form', () => {
  const trail = new Trail({}, clock().after);
  trail.leave(way(0), 0.01);
  trail.leave(way(1), 0.01);
  const [form, ...others] = trail.forms(0.01);
  expect(others).toEqual([]);
  expect(form?.strokes).toHaveLength(1);
  expect(form?.strokes[0]).toMatchObject({ width: 2, opacity: 0.2 });
  expect(form?.strokes[0]?.lines.map(([from]) => from?.[0])).toEqual([0, 1]);
});

it('keeps the size of marks in pixels at another zoom', () => {
  const trail = new Trail({}, clock().after);
  trail.leave(spot(0), 0.01);
  expect(trail.forms(0.005)[0]?.marks[0]?.radius).toBeCloseTo(0.02, 12);
});

it('is the same form as long as nothing changes', () => {
  const trail = new Trail({}, clock().after);
  trail.leave(spot(0), 0.01);
  expect(trail.forms(0.01)).toBe(trail.forms(0.01));
});

it('forgets after its time, one after the other', () => {
  const { after, pass } = clock();
  const trail = new Trail({ seconds: 3 }, after);
  trail.leave(spot(0), 0.01);
  trail.leave(spot(1), 0.01);
  pass();
  expect(trail.forms(0.01)[0]?.marks.map(({ at }) => at[0])).toEqual([1]);
  pass();
  expect(trail.forms(0.01)).toEqual([]);
});

it('has a form for each colour it had', () => {
  const trail = new Trail({}, clock().after);
  trail.leave(spot(0), 0.01);
  trail.leave({ ...spot(1), ink: { kind: 'named', name: 'red' } }, 0.01);
  expect(trail.forms(0.01).map((form) => form.marks.length)).toEqual([1, 1]);
  trail.clear();
  expect(trail.forms(0.01)).toEqual([]);
});

it('makes room for what is newer', () => {
  const trail = new Trail({}, clock().after);
  for (let index = 0; index < 2000; index += 1) trail.leave(spot(index), 0.01);
  const marks = trail.forms(0.01)[0]?.marks ?? [];
  expect([marks.length, marks[0]?.at[0]]).toEqual([1500, 500]);
});
