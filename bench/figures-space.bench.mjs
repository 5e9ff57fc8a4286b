// A figure in space while its parameter is dragged: a surface of 200 x 200 cells, against the same geometry written by
// hand with three.js. In a Chromium with software rendering, so that the numbers are those of a machine without a
// graphics card.
import { onPage } from './in-chromium.mjs';
import { median, row } from './measuring.mjs';

const rounds = 60;
const warmUp = 15;

export async function measure() {
  const times = await onPage('bench/pages/surface.mjs', (page) =>
    page.evaluate(([all, first]) => window.measure(all, first), [rounds, warmUp]),
  );
  const of = (name, part) => times[name].map((time) => time[part]);
  return [
    row(
      'frame of a 200x200 surface, ms of scripts, against three.js by hand',
      median(of('ours', 'scripts')),
      median(of('byHand', 'scripts')),
      1.2,
    ),
    row(
      'frame of a 200x200 surface, ms until its picture is finished, against three.js by hand',
      median(of('ours', 'whole')),
      median(of('byHand', 'whole')),
      1.5,
    ),
    row(
      'slowest of 20 such frames, ms, against three.js by hand',
      slow(of('ours', 'whole')),
      slow(of('byHand', 'whole')),
    ),
    row(
      'frame of the same surface seen through, ms of scripts, against one that is not',
      median(of('seenThrough', 'scripts')),
      median(of('ours', 'scripts')),
    ),
  ];
}

/** The 95th percentile. */
function slow(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(0.95 * list.length)];
}
