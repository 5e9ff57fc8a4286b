// Figures, the part that needs no browser: implicit sets against a full grid with the same evaluator, regions against a full
// grid of cells, graphs against a sample at every pixel.
import { fullGrid, recallOf } from './full-grid.mjs';
import { inTurn, load, row } from './measuring.mjs';

const pixels = 500;

/** Equations, half the width of their view, and the most that they may take of the full grid's time. */
const sets = [
  { name: 'circle', text: 'x^2+y^2-1', w: 5, goal: 0.3 },
  { name: 'folium', text: 'x^3+y^3-3*x*y', w: 5, goal: 0.3 },
  { name: 'heart', text: '(x^2+y^2-1)^3-x^2*y^3', w: 5, goal: 0.3 },
  { name: 'sin(xy) = cos x', text: 'sin(x*y)-cos(x)', w: 5, goal: 1.2 },
  { name: 'sin(xy) = cos x, dense', text: 'sin(x*y)-cos(x)', w: 10, goal: 1.2 },
  { name: 'sin(20x) sin(20y), curves in all places', text: 'sin(20x)*sin(20y)-0.1', w: 5, goal: 1.2 },
];

const graphs = ['x^2', 'sin(x)', 'tan(x)', 'floor(x)', 'sqrt(x)', 'sin(50x)', '1/x', 'exp(-x^2)'];

export async function measure() {
  const { parseExpression } = await load('packages/core/src/expression/index.ts');
  const sampling = await load('packages/viz-engine/src/sampling/index.ts');
  const frame = new Float64Array(2);
  const slots = new Map([
    ['x', 0],
    ['y', 1],
  ]);
  const scope = { slots, frame: () => frame };
  const expression = (text) => {
    const read = parseExpression(text);
    if (!read.ok) throw new Error(`${text}: ${read.failure.kind}`);
    return read.value;
  };
  return [
    ...(await implicitSets(sampling, (text) => sampling.compilePlane(expression(text), ['x', 'y'], scope).value)),
    ...(await regions(sampling, (text) => sampling.compileRegion(expression(text), ['x', 'y'], scope).value)),
    ...(await functionGraphs(sampling, (text) => sampling.compileReal(expression(text), 'x', scope).value)),
  ];
}

const viewOf = (w) => ({ left: -w, right: w, bottom: -w, top: w, width: pixels, height: pixels });

async function implicitSets({ traceImplicit }, compile) {
  const rows = [];
  for (const { name, text, w, goal } of sets) {
    const of = compile(text);
    const view = viewOf(w);
    const times = await inTurn(
      { ours: () => () => traceImplicit(of, view), grid: () => () => fullGrid(of.fill, w, pixels) },
      15,
      8,
    );
    const recall = recallOf(traceImplicit(of, view), fullGrid(of.fill, w, pixels), w);
    if (recall < 0.999) throw new Error(`${name}: ${recall} of the cells with a sign change have a line`);
    rows.push(row(`implicit set, ${name}, against the full grid`, times.ours, times.grid, goal));
  }
  return rows;
}

async function regions({ traceRegion }, compile) {
  const rows = [];
  for (const { text, goal } of [
    { text: 'x^2+y^2<4', goal: 0.5 },
    { text: '1<x^2+y^2<=9 AND y>x', goal: 0.5 },
  ]) {
    const region = compile(text);
    const parts = [];
    const collect = (part) => (part.kind === 'relation' ? parts.push(part.of) : part.parts.forEach(collect));
    collect(region);
    const n = Math.ceil(pixels / 1.5);
    const xs = Float64Array.from({ length: n * n }, (_, at) => -5 + (10 * ((at % n) + 0.5)) / n);
    const ys = Float64Array.from({ length: n * n }, (_, at) => -5 + (10 * (Math.floor(at / n) + 0.5)) / n);
    const values = new Float64Array(n * n);
    const times = await inTurn(
      {
        ours: () => () => traceRegion(region, viewOf(5)),
        grid: () => () => {
          for (const { fill } of parts) fill(xs, ys, values, n * n);
        },
      },
      15,
      8,
    );
    rows.push(row(`region ${text}, against evaluating every cell`, times.ours, times.grid, goal));
  }
  return rows;
}

async function functionGraphs({ sampleGraph }, compile) {
  const functions = graphs.map(compile);
  const view = viewOf(5);
  const xs = Float64Array.from({ length: pixels + 1 }, (_, at) => -5 + (10 * at) / pixels);
  const into = new Float64Array(pixels + 1);
  let calls = 0;
  const counted = ({ at, fill, within }) => ({
    within,
    at: (x) => {
      calls += 1;
      return at(x);
    },
    fill: (list, target, count) => {
      calls += count;
      fill(list, target, count);
    },
  });
  const evaluations = functions.map((of) => {
    calls = 0;
    sampleGraph(counted(of), view);
    return calls;
  });
  const times = await inTurn(
    {
      ours: () => () => functions.forEach((of) => sampleGraph(of, view)),
      withoutIntervals: () => () => functions.forEach(({ at, fill }) => sampleGraph({ at, fill }, view)),
      byOne: () => () => {
        for (const { at } of functions) for (let i = 0; i <= pixels; i += 1) into[i] = at(xs[i]);
      },
      batches: () => () => functions.forEach(({ fill }) => fill(xs, into, pixels + 1)),
    },
    41,
    20,
  );
  const smooth = graphs.flatMap((text, at) => (text === 'sin(50x)' ? [] : [evaluations[at]]));
  return [
    row('graphs, evaluations, against one at every pixel', sum(smooth), smooth.length * (pixels + 1), 0.8),
    row(
      'graph of sin(50x), evaluations, against one at every pixel',
      evaluations[graphs.indexOf('sin(50x)')],
      pixels + 1,
    ),
    row('graphs, time, against a call at every pixel', times.ours, times.byOne),
    row('graphs, time without intervals, against a call at every pixel', times.withoutIntervals, times.byOne),
    row('graphs, time without intervals, against a batch over every pixel', times.withoutIntervals, times.batches),
  ];
}

const sum = (list) => list.reduce((a, b) => a + b, 0);
