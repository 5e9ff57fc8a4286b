// Figures in the plane in Chromium: dragging, implicit sets and graphs against JSXGraph, d3-contour, function-plot and Mafs.
import { onPage } from './in-chromium.mjs';
import { median, row } from './measuring.mjs';

export async function measure() {
  return onPage('bench/pages/plane.mjs', async (page) => {
    const first = await page.evaluate(() => window.firstFigure());
    const rows = [row('first figure of a page, ms until it can be moved, against 300 ms', first, 300, 1)];
    for (const elements of [100, 500]) {
      for (const { share, named, goal } of [
        { share: 1, named: 'all of them dependent', goal: 0.65 },
        { share: 0.1, named: '10 % dependent', goal: 0.12 },
      ]) {
        const { ours, stock } = await page.evaluate(([count, part]) => window.drag(count, part, 60), [elements, share]);
        rows.push(
          row(`dragging, ${elements} elements, ${named}, against stock JSXGraph`, median(ours), median(stock), goal),
        );
      }
    }
    const each = await page.evaluate(() => window.eachSet(15));
    for (const { text, ours, JSXGraph } of each) {
      rows.push(row(`implicit set ${text} drawn anew, against JSXGraph`, median(ours), median(JSXGraph)));
    }
    const middle = (name) => Math.exp(mean(each.map((times) => Math.log(median(times[name])))));
    rows.push(row('implicit sets, geometric mean of these, against JSXGraph', middle('ours'), middle('JSXGraph'), 0.3));
    const sets = await page.evaluate(() => window.implicitSets(7));
    for (const [name, goal] of [
      ['JSXGraph', null],
      ['d3-contour', null],
      ['function-plot', null],
    ]) {
      rows.push(row(`ten implicit sets drawn anew, against ${name}`, median(sets.ours), median(sets[name]), goal));
    }
    const graphs = await page.evaluate(() => window.functionGraphs(25));
    for (const [name, goal] of [
      ['JSXGraph', 0.4],
      ['function-plot', null],
      ['Mafs', null],
    ]) {
      rows.push(row(`eight graphs drawn anew, against ${name}`, median(graphs.ours), median(graphs[name]), goal));
    }
    const errors = await page.evaluate(() => window.graphErrors());
    const of = (who, kind) => errors.map((each) => each[who][kind]);
    return [
      ...rows,
      row(
        'worst error of a graph, px, against JSXGraph',
        Math.max(...of('ours', 'worst')),
        Math.max(...of('JSXGraph', 'worst')),
        1,
      ),
      row('mean error of the graphs, px, against JSXGraph', mean(of('ours', 'mean')), mean(of('JSXGraph', 'mean')), 1),
    ];
  });
}

const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;
