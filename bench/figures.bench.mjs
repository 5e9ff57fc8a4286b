// Figures, the part that needs no browser: implicit sets against a full grid with the same evaluator, regions against a full
// grid of cells, graphs against a sample at every pixel.
import { fullGrid, fullGridRuns, recallOf } from './full-grid.mjs';
import { inTurn, load, row } from './measuring.mjs';

const pixels = 500;

/** Curves from school and first-year courses, drawn together; and curves that leave little to skip, individually. */
const usual = [
  'x^2+y^2-4',
  'x^2/9+y^2/4-1',
  'x*y-1',
  'y-x^2',
  'y-sin(x)',
  'x^2-y^2-1',
  'x^3+y^3-3*x*y',
  '(x^2+y^2)^2-4(x^2-y^2)',
  '(x^2+y^2-1)^3-x^2*y^3',
  'y^2-x^3+2x-1',
];
const dense = [
  { name: 'sin(xy) = cos x', text: 'sin(x*y)-cos(x)', w: 5 },
  { name: 'sin(xy) = cos x, twice as far', text: 'sin(x*y)-cos(x)', w: 10 },
  { name: 'sin(20x) sin(20y) = 0.1', text: 'sin(20x)*sin(20y)-0.1', w: 5 },
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

/** What a picture needs of lines: the text of a path, to a hundredth of a pixel. */
function pathOf(lines, w) {
  const scale = (100 * pixels) / (2 * w);
  let text = '';
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      text += `${at === 0 ? 'M' : 'L'}${Math.round(line[at] * scale) / 100} ${Math.round(line[at + 1] * scale) / 100}`;
    }
  }
  return text.length;
}

async function implicitSets({ traceImplicit }, compile) {
  const check = (text, of, w) => {
    const recall = recallOf(traceImplicit(of, viewOf(w)), fullGrid(of.fill, w, pixels), w);
    if (recall < 0.999) throw new Error(`${text}: only ${recall} of the cells with a change of sign have a line`);
  };
  const against = async (list, w) => {
    const all = (draw) => () => () => {
      let size = 0;
      for (const of of list) size += draw(of);
      return size;
    };
    return inTurn(
      {
        lines: all((of) => traceImplicit(of, viewOf(w)).length),
        gridLines: all((of) => fullGrid(of.fill, w, pixels).lines.length),
        path: all((of) => pathOf(traceImplicit(of, viewOf(w)), w)),
        gridPath: all((of) => pathOf(fullGrid(of.fill, w, pixels).lines, w)),
      },
      21,
      20,
    );
  };
  const functions = usual.map(compile);
  for (const [at, text] of usual.entries()) check(text, functions[at], 5);
  const { lines, gridLines, path, gridPath } = await against(functions, 5);
  const rows = [
    row('implicit sets, ten usual curves, lines, against the full grid', lines, gridLines, 0.3),
    row('implicit sets, ten usual curves, path, against the full grid', path, gridPath, 0.3),
  ];
  for (const { name, text, w } of dense) {
    const of = compile(text);
    check(text, of, w);
    const times = await against([of], w);
    rows.push(
      row(`implicit set, ${name}, lines, against the full grid`, times.lines, times.gridLines),
      row(`implicit set, ${name}, path, against the full grid`, times.path, times.gridPath, 1.2),
    );
  }
  return rows;
}

async function regions({ traceRegion }, compile) {
  const rows = [];
  for (const text of ['x^2+y^2<4', '1<x^2+y^2<=9 AND y>x', 'sin(x*y)<0.5']) {
    const region = compile(text);
    const times = await inTurn(
      { ours: () => () => traceRegion(region, viewOf(5)), grid: () => () => fullGridRuns(region, 5, pixels) },
      21,
      20,
    );
    rows.push(
      row(`region ${text}, against runs of the full grid`, times.ours, times.grid, text.startsWith('sin') ? null : 0.5),
    );
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
