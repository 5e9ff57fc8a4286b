// Draws with rules over product sets of up to a million combinations: ours, from definitions to values or a proof that
// there are none, against loops written by hand for each case, which know the condition and nothing else.
import { inTurn, load, row } from './measuring.mjs';

const most = 25;

/** Names with their ranges, what to avoid, the same as loops that count and remember, and whether it can be met. */
const cases = [
  {
    name: 'Pythagorean triples',
    ranges: { a: [1, 100], b: [1, 100], c: [1, 100] },
    avoid: 'a^2 + b^2 != c^2',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 100; a++)
        for (let b = 1; b <= 100; b++) for (let c = 1; c <= 100; c++) if (a * a + b * b === c * c) count += 1;
      return count;
    },
  },
  {
    name: 'two equations',
    ranges: { a: [1, 20], b: [1, 20], x: [1, 50], y: [1, 50] },
    avoid: 'NOT [x*y = a*b + 1 AND x + y = a + 7]',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 20; a++)
        for (let b = 1; b <= 20; b++)
          for (let x = 1; x <= 50; x++)
            for (let y = 1; y <= 50; y++) if (x * y === a * b + 1 && x + y === a + 7) count += 1;
      return count;
    },
  },
  {
    name: 'no squares in the ratio 2',
    ranges: { x: [1, 1000], y: [1, 1000] },
    avoid: 'x^2 != 2y^2',
    byHand: () => {
      let count = 0;
      for (let x = 1; x <= 1000; x++) for (let y = 1; y <= 1000; y++) if (x * x === 2 * y * y) count += 1;
      return count;
    },
  },
  {
    name: 'remainder of three squares, nothing to prune',
    ranges: { a: [1, 100], b: [1, 100], c: [1, 100] },
    avoid: 'mod(a^2 + b^2 + c^2; 8) != 7',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 100; a++)
        for (let b = 1; b <= 100; b++) for (let c = 1; c <= 100; c++) if ((a * a + b * b + c * c) % 8 === 7) count += 1;
      return count;
    },
  },
  {
    name: 'remainder of a product, nothing to prune',
    ranges: { a: [1, 100], b: [1, 100], c: [1, 100] },
    avoid: 'mod(a*b*c; 1009) != 1',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 100; a++)
        for (let b = 1; b <= 100; b++) for (let c = 1; c <= 100; c++) if ((a * b * c) % 1009 === 1) count += 1;
      return count;
    },
  },
  {
    name: 'roots and sines, nothing to prune',
    ranges: { a: [1, 100], b: [1, 100], c: [1, 100] },
    avoid: 'sqrt(a*b + c) + sin(a*c) != 7.123456789',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 100; a++)
        for (let b = 1; b <= 100; b++)
          for (let c = 1; c <= 100; c++)
            if (Math.abs(Math.sqrt(a * b + c) + Math.sin(a * c) - 7.123456789) <= 1e-12) count += 1;
      return count;
    },
  },
  {
    name: 'five numbers in order with a sum',
    ranges: { a: [1, 15], b: [1, 15], c: [1, 15], d: [1, 15], f: [1, 15] },
    avoid: 'NOT [a < b < c < d < f AND a + b + c = d + f]',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 15; a++)
        for (let b = 1; b <= 15; b++)
          for (let c = 1; c <= 15; c++)
            for (let d = 1; d <= 15; d++)
              for (let f = 1; f <= 15; f++) if (a < b && b < c && c < d && d < f && a + b + c === d + f) count += 1;
      return count;
    },
  },
  {
    name: 'one number of a million',
    ranges: { a: [1, 1_000_000] },
    avoid: 'mod(a^2; 999983) != 5',
    byHand: () => {
      let count = 0;
      for (let a = 1; a <= 1_000_000; a++) if ((a * a) % 999983 === 5) count += 1;
      return count;
    },
  },
];

export async function measure() {
  const { drawVariables } = await load('packages/core/src/variables/index.ts');
  const { seededRandom } = await load('packages/core/src/platform/index.ts');
  const rows = [];
  for (const { name, ranges, avoid, byHand } of cases) {
    const solutions = byHand();
    const source = (text) => ({ text, span: { from: 0, to: text.length } });
    const definitions = Object.entries(ranges).map(([variable, limits]) => ({
      type: 'randint',
      name: variable,
      nameSpan: { from: 0, to: 1 },
      options: [],
      values: limits.map((limit) => source(String(limit))),
      attributes: {},
      span: { from: 0, to: 1 },
    }));
    const rules = [{ variables: Object.keys(ranges).map(source), condition: source(avoid), span: { from: 0, to: 1 } }];
    const draw = (seed) => drawVariables(definitions, rules, seededRandom(seed));
    for (let seed = 0; seed < 3; seed += 1) check(name, draw(seed), solutions);
    const times = await inTurn(
      { ours: (round) => () => draw(round), hand: () => byHand },
      Number(process.env.LEMMA_ROUNDS ?? 15),
      3,
    );
    rows.push(row(`${name} (${solutions} solutions), ms against ${most}`, times.ours, most, 1));
    rows.push(row(`${name}, against loops by hand`, times.ours, times.hand));
  }
  return rows;
}

function check(name, drawn, solutions) {
  if (drawn.ok !== solutions > 0) throw new Error(`${name}: ${JSON.stringify(drawn)}`);
  if (!drawn.ok && !drawn.failure.every(({ isProven }) => isProven)) throw new Error(`${name}: not proven`);
}
