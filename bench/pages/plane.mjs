// Figures in the plane in a browser: ours, and the same picture as an expert in JSXGraph, d3-contour, function-plot or
// Mafs would draw it. All contestants are moved equally often, and each page is laid out every time.
import { contours } from 'd3-contour';
import functionPlotModule from 'function-plot';
import JXG from 'jsxgraph';
import { Mafs, Plot } from 'mafs';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { systemClock } from '../../packages/core/src/platform/index.ts';
import { readExample } from '../../packages/viz-engine/src/examples/index.ts';
import { openJsxGraphBoard } from '../../packages/viz-engine/src/jsxgraph/index.ts';
import { openScene, SceneStore } from '../../packages/viz-engine/src/scene/index.ts';

const { default: functionPlot } = functionPlotModule;
const size = 500;
const half = 5;

let boards = 0;

function place() {
  const element = document.createElement('div');
  element.id = `board${(boards += 1)}`;
  element.style.cssText = `width:${size}px;height:${size}px`;
  document.body.append(element);
  return element;
}

const words = {
  movable: 'point',
  movableShape: 'shape',
  position: () => '',
  number: (value, digits = 2) => value.toFixed(digits),
};

/** One of our figures on a board; `move` sets a variable, as a reader would. */
function ours(definitions, moved, plotted) {
  const element = place();
  const read = readExample(plotted === undefined ? { definitions } : { definitions, plotted });
  const scene = openScene(read, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  const store = new SceneStore(scene.value);
  const [canvas] = read.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  const board = openJsxGraphBoard(element, { ...canvas.options, width: size, height: size }, words, systemClock);
  const drawing = scene.value.draw(canvas, board, store);
  return {
    element,
    show: (numbers) => store.move(moved, numbers),
    leave: () => {
      drawing.dispose();
      board.dispose();
      element.remove();
    },
  };
}

/** A JSXGraph board with its own ways of drawing. */
function jsxGraph(create) {
  const element = place();
  const board = JXG.JSXGraph.initBoard(element.id, {
    boundingbox: [-half, half, half, -half],
    axis: true,
    showNavigation: false,
    showCopyright: false,
  });
  board.suspendUpdate();
  const show = create(board);
  board.unsuspendUpdate();
  return {
    element,
    board,
    show,
    leave: () => {
      JXG.JSXGraph.freeBoard(board);
      element.remove();
    },
  };
}

// Ten elements per block: four points, three segments, a circle, a line, a text. Some blocks depend on the point that
// is dragged.
const xOf = (block, at) => ({ factor: 0.2 + (block % 5) / 10, phase: block, shift: at / 2 });
const yOf = (block, at) => ({ factor: 0.3 + (block % 4) / 10, phase: block / 10, shift: -at / 2 });

function ourBlocks(count, dependent) {
  const definitions = [{ type: 'point', name: 'A', values: ['1', '1'], options: ['editable'] }];
  for (let block = 0; block < count; block += 1) {
    const [a, b] = block < dependent ? ['A[x]', 'A[y]'] : ['1', '1'];
    const name = (at) => `P${block}p${at}`;
    for (let at = 0; at < 4; at += 1) {
      const { factor, phase, shift } = xOf(block, at);
      const v = yOf(block, at);
      const x = `${a}*${factor.toFixed(2)}+sin(${b}+${phase})+${shift}`;
      const y = `${b}*${v.factor.toFixed(2)}+cos(${a}*${v.phase})+(${v.shift})`;
      definitions.push({ type: 'point', name: name(at), values: [x, y] });
    }
    for (let at = 0; at < 3; at += 1) {
      definitions.push({ type: 'segment', name: `s${block}q${at}`, values: [name(at), name(at + 1)] });
    }
    definitions.push(
      { type: 'circle', name: `k${block}`, values: [name(0), name(1)] },
      { type: 'line', name: `g${block}`, values: [name(0), name(3)] },
      {
        type: 'number',
        name: `d${block}`,
        values: [`sqrt((${name(0)}[x]-${name(1)}[x])^2+(${name(0)}[y]-${name(1)}[y])^2)`],
      },
      {
        type: 'string',
        name: `t${block}`,
        values: ['-4.5', String(4.5 - block / 12), `{d = \\var{d${block}}}`],
      },
    );
  }
  const plotted = definitions.flatMap(({ type, name }) => (type === 'number' ? [] : [name]));
  return ours(definitions, 'A', plotted);
}

function stockBlocks(count, dependent) {
  return jsxGraph((board) => {
    const A = board.create('point', [1, 1], { name: 'A' });
    const quiet = { withLabel: false, name: '', size: 2, highlight: false };
    for (let block = 0; block < count; block += 1) {
      const [a, b] = block < dependent ? [() => A.X(), () => A.Y()] : [() => 1, () => 1];
      const points = [0, 1, 2, 3].map((at) => {
        const x = xOf(block, at);
        const y = yOf(block, at);
        return board.create(
          'point',
          [
            () => a() * x.factor + Math.sin(b() + x.phase) + x.shift,
            () => b() * y.factor + Math.cos(a() * y.phase) + y.shift,
          ],
          quiet,
        );
      });
      for (let at = 0; at < 3; at += 1) board.create('segment', [points[at], points[at + 1]], quiet);
      board.create('circle', [points[0], points[1]], quiet);
      board.create('line', [points[0], points[3]], quiet);
      board.create('text', [-4.5, 4.5 - block / 12, () => `d = ${points[0].Dist(points[1]).toFixed(2)}`], {
        highlight: false,
      });
    }
    return ([x, y]) => {
      A.setPositionDirectly(JXG.COORDS_BY_USER, [x, y]);
      board.update(A);
    };
  });
}

// Curves of relations, each with a parameter near 1.
const sets = [
  { text: 'x^2+y^2=4*a', of: (a) => (x, y) => x * x + y * y - 4 * a },
  { text: 'x^2/9+y^2/4=a', of: (a) => (x, y) => (x * x) / 9 + (y * y) / 4 - a },
  { text: 'x*y=a', of: (a) => (x, y) => x * y - a },
  { text: 'y=a*x^2', of: (a) => (x, y) => y - a * x * x },
  { text: 'y=a*sin(x)', of: (a) => (x, y) => y - a * Math.sin(x) },
  { text: 'x^2-y^2=a', of: (a) => (x, y) => x * x - y * y - a },
  { text: 'x^3+y^3=3*a*x*y', of: (a) => (x, y) => x * x * x + y * y * y - 3 * a * x * y },
  {
    text: '(x^2+y^2)^2=4*a*(x^2-y^2)',
    of: (a) => (x, y) => (x * x + y * y) * (x * x + y * y) - 4 * a * (x * x - y * y),
  },
  {
    text: '(x^2+y^2-a)^3=x^2*y^3',
    of: (a) => (x, y) => (x * x + y * y - a) ** 3 - x * x * y * y * y,
  },
  { text: 'y^2=x^3-2*x+a', of: (a) => (x, y) => y * y - x * x * x + 2 * x - a },
];

const parameter = { type: 'slider', name: 'a', values: ['1', '0.5', '2'], attributes: { stepsize: '0.0001' } };

/** Curves that leave little of the board to skip. */
const dense = [
  { text: 'sin(x*y)=a*cos(x)', of: (a) => (x, y) => Math.sin(x * y) - a * Math.cos(x) },
  { text: 'sin(4*x*y)=a*cos(2*x)', of: (a) => (x, y) => Math.sin(4 * x * y) - a * Math.cos(2 * x) },
];

const ourSets = (list) =>
  ours(
    [parameter, ...list.map(({ text }, at) => ({ type: 'set2d', name: `S${at}`, values: [text] }))],
    'a',
    list.map((_, at) => `S${at}`),
  );

function stockSets(list) {
  let a = 1;
  return jsxGraph((board) => {
    for (const { of } of list) board.create('implicitcurve', [(x, y) => of(a)(x, y)], { highlight: false });
    return ([next]) => {
      a = next;
      board.update();
    };
  });
}

/** d3-contour works on a grid of values: one as fine as ours. */
function contourSets() {
  const element = place();
  const n = Math.ceil(size / 1.5);
  element.innerHTML = `<svg width="${size}" height="${size}">${'<path fill="none" stroke="blue"/>'.repeat(sets.length)}</svg>`;
  const paths = [...element.querySelectorAll('path')];
  const values = new Float64Array(n * n);
  const grid = contours().size([n, n]).thresholds([0]);
  const scale = size / n;
  const show = ([a]) => {
    for (const [index, { of }] of sets.entries()) {
      const f = of(a);
      for (let j = 0, at = 0; j < n; j += 1) {
        const y = half - (2 * half * (j + 0.5)) / n;
        for (let i = 0; i < n; i += 1, at += 1) values[at] = f(-half + (2 * half * (i + 0.5)) / n, y);
      }
      const [{ coordinates }] = grid(values);
      const ring = (points) =>
        `M${points.map(([x, y]) => `${(x * scale).toFixed(2)} ${(y * scale).toFixed(2)}`).join('L')}Z`;
      paths[index].setAttribute('d', coordinates.flatMap((polygon) => polygon.map(ring)).join(''));
    }
  };
  show([1]);
  return { element, show, leave: () => element.remove() };
}

/** A function-plot picture, redrawn for each parameter. */
function plotted(dataOf) {
  const element = place();
  const show = ([a]) => {
    functionPlot({
      target: element,
      width: size,
      height: size,
      xAxis: { domain: [-half, half] },
      yAxis: { domain: [-half, half] },
      disableZoom: true,
      data: dataOf(a),
    });
  };
  show([1]);
  return { element, show, leave: () => element.remove() };
}

/** function-plot finds implicit curves by interval arithmetic. */
const plotSets = () =>
  plotted((a) =>
    sets.map(({ text }) => {
      const [left, right] = text.replaceAll(/\ba\b/g, String(a)).split('=');
      return { fn: `(${left})-(${right})`, fnType: 'implicit' };
    }),
  );

const graphs = [
  { text: 'a*sin(3*x)+x/2', of: (a) => (x) => a * Math.sin(3 * x) + x / 2 },
  { text: 'x^3-a*x', of: (a) => (x) => x ** 3 - a * x },
  { text: 'exp(-x^2/2)*a', of: (a) => (x) => Math.exp((-x * x) / 2) * a },
  { text: 'a/(1+x^2)', of: (a) => (x) => a / (1 + x * x) },
  { text: 'a*sin(x^2)', of: (a) => (x) => a * Math.sin(x * x) },
  { text: 'sqrt(x+4)*a', of: (a) => (x) => Math.sqrt(x + 4) * a },
  { text: 'a*cos(x)-1', of: (a) => (x) => a * Math.cos(x) - 1 },
  { text: 'x^2/4-a', of: (a) => (x) => (x * x) / 4 - a },
];

const ourGraphs = () =>
  ours(
    [parameter, ...graphs.map(({ text }, at) => ({ type: 'function', name: `f${at}`, values: [text] }))],
    'a',
    graphs.map((_, at) => `f${at}`),
  );

function stockGraphs() {
  let a = 1;
  return jsxGraph((board) => {
    for (const { of } of graphs) board.create('functiongraph', [(x) => of(a)(x)], { highlight: false });
    return ([next]) => {
      a = next;
      board.update();
    };
  });
}

const plotGraphs = () =>
  plotted((a) =>
    graphs.map(({ of }) => {
      const f = of(a);
      return { fn: ({ x }) => f(x), sampler: 'builtIn', graphType: 'polyline', nSamples: 500 };
    }),
  );

function mafsGraphs() {
  const element = place();
  const root = createRoot(element);
  const show = ([a]) =>
    flushSync(() =>
      root.render(
        createElement(
          Mafs,
          { width: size, height: size, viewBox: { x: [-half, half], y: [-half, half], padding: 0 }, pan: false },
          graphs.map(({ of }, at) => createElement(Plot.OfX, { key: at, y: of(a) })),
        ),
      ),
    );
  show([1]);
  return {
    element,
    show,
    leave: () => {
      root.unmount();
      element.remove();
    },
  };
}

/** Moves per measurement: the clock of a page is coarse. */
const moves = 5;

/**
 * Contestants in turn; milliseconds of some moves, each with all it triggers synchronously and the resulting layout.
 */
async function inTurn(contestants, ways, rounds, warmUp) {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  const made = Object.entries(contestants).map(([name, make]) => [name, make()]);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, { element, show }] of made) {
      const began = performance.now();
      for (let move = 0; move < moves; move += 1) {
        show(ways(moves * round + move));
        await undefined;
        element.getBoundingClientRect();
      }
      const spent = (performance.now() - began) / moves;
      if (round >= 0) times[name].push(spent);
    }
    if (round % 3 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  for (const [, { leave }] of made) leave();
  return times;
}

const round = (at) => [1 + 2 * Math.cos(at / 30), 1 + 2 * Math.sin(at / 30)];
const wander = (at) => [1 + 0.3 * Math.sin(at / 7) + 0.0001];

window.drag = (elements, share, rounds) =>
  inTurn(
    {
      ours: () => ourBlocks(elements / 10, (elements / 10) * share),
      stock: () => stockBlocks(elements / 10, (elements / 10) * share),
    },
    round,
    rounds,
    30,
  );

/** One curve after another: a circle, a folium, a heart, and the dense ones. */
window.eachSet = async (rounds) => {
  const all = [];
  for (const set of [sets[0], sets[6], sets[8], ...dense]) {
    const times = await inTurn({ ours: () => ourSets([set]), JSXGraph: () => stockSets([set]) }, wander, rounds, 8);
    all.push({ text: set.text, ...times });
  }
  return all;
};

window.implicitSets = (rounds) =>
  inTurn(
    {
      ours: () => ourSets(sets),
      JSXGraph: () => stockSets(sets),
      'd3-contour': contourSets,
      'function-plot': plotSets,
    },
    wander,
    rounds,
    4,
  );

window.functionGraphs = (rounds) =>
  inTurn({ ours: ourGraphs, JSXGraph: stockGraphs, 'function-plot': plotGraphs, Mafs: mafsGraphs }, wander, rounds, 15);

/** Maximum and mean deviation of a drawn graph from the function, in pixels across, where it is on the board. */
function errorsOf(paths, of) {
  const scale = size / (2 * half);
  let worst = 0;
  let sum = 0;
  let count = 0;
  for (const path of paths) {
    for (let at = 0; at + 1 < path.length; at += 1) {
      const [x0, y0] = path[at];
      const [x1, y1] = path[at + 1];
      for (let step = 0; step < 4; step += 1) {
        const x = x0 + ((x1 - x0) * (step + 0.5)) / 4;
        const y = y0 + ((y1 - y0) * (step + 0.5)) / 4;
        const true_ = of(x / scale - half);
        const slope = (of((x + 0.01) / scale - half) - of((x - 0.01) / scale - half)) / (0.02 / scale);
        const error = Math.abs(y - (size / 2 - true_ * scale)) / Math.hypot(1, slope);
        if (!Number.isFinite(error) || y < 0 || y > size) continue;
        const length = Math.hypot(x1 - x0, y1 - y0) / 4;
        worst = Math.max(worst, error);
        sum += error * length;
        count += length;
      }
    }
  }
  return { worst, mean: sum / count };
}

/** The lines of the paths in a picture, in pixels. */
function linesIn(element, selector) {
  return [...element.querySelectorAll(selector)].map((path) =>
    (path.getAttribute('d') ?? '')
      .split(/M/)
      .slice(1)
      .map((part) => {
        const numbers = part.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
        return Array.from({ length: numbers.length >> 1 }, (_, at) => [numbers[2 * at], numbers[2 * at + 1]]);
      }),
  );
}

window.graphErrors = () => {
  const mine = ourGraphs();
  const theirs = stockGraphs();
  mine.show([1.1]);
  theirs.show([1.1]);
  const ourLines = linesIn(mine.element, 'path[d*="L"][fill="none"]').filter((lines) => lines.length > 0);
  const curves = theirs.board.objectsList.filter(({ elType }) => elType === 'functiongraph' || elType === 'curve');
  const theirLines = curves.map(({ points }) => {
    const lines = [[]];
    for (const { scrCoords } of points) {
      if (Number.isFinite(scrCoords[1]) && Number.isFinite(scrCoords[2]))
        lines.at(-1).push([scrCoords[1], scrCoords[2]]);
      else lines.push([]);
    }
    return lines;
  });
  const all = graphs.map(({ text, of }, at) => ({
    text,
    ours: errorsOf(ourLines[at] ?? [], of(1.1)),
    JSXGraph: errorsOf(theirLines[at] ?? [], of(1.1)),
    parts: [ourLines.length, theirLines.length],
  }));
  mine.leave();
  theirs.leave();
  return all;
};

/** From a parsed source to something a reader can drag, painted; the first figure of a page. */
window.firstFigure = async () => {
  const began = performance.now();
  const figure = ourBlocks(1, 1);
  if (figure.element.querySelector('[role="slider"]') === null) throw new Error('nothing can be moved');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const spent = performance.now() - began;
  figure.leave();
  return spent;
};
