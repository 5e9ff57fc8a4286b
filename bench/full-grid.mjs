// A full grid of cells of 1.5 pixels with marching squares, written by hand: the baseline for implicit sets.

/** The lines of f = 0 in a square view from -w to w, and the cells of the grid with a sign change. */
export function fullGrid(fill, w, pixels, cell = 1.5) {
  const n = Math.ceil(pixels / cell);
  const stride = n + 1;
  const count = stride * stride;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const values = new Float64Array(count);
  for (let j = 0, m = 0; j <= n; j += 1) {
    for (let i = 0; i <= n; i += 1, m += 1) {
      xs[m] = -w + (2 * w * i) / n;
      ys[m] = -w + (2 * w * j) / n;
    }
  }
  fill(xs, ys, values, count);
  const links = new Int32Array(4 * count);
  const starts = [];
  const link = (a, b) => {
    links[links[2 * a] === 0 ? 2 * a : 2 * a + 1] = b + 1;
    links[links[2 * b] === 0 ? 2 * b : 2 * b + 1] = a + 1;
    starts.push(a);
  };
  for (let j = 0; j < n; j += 1) {
    for (let i = 0; i < n; i += 1) {
      const m = j * stride + i;
      const code =
        (values[m] < 0 ? 1 : 0) |
        (values[m + 1] < 0 ? 2 : 0) |
        (values[m + stride + 1] < 0 ? 4 : 0) |
        (values[m + stride] < 0 ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const bottom = 2 * m;
      const top = 2 * (m + stride);
      const left = 2 * m + 1;
      const right = 2 * (m + 1) + 1;
      const low = code > 7 ? 15 - code : code;
      if (low === 1) link(left, bottom);
      else if (low === 2) link(bottom, right);
      else if (low === 3) link(left, right);
      else if (low === 4) link(right, top);
      else if (low === 6) link(bottom, top);
      else if (low === 7) link(top, left);
      else {
        link(left, bottom);
        link(right, top);
      }
    }
  }
  const lines = [];
  const follow = (start) => {
    const line = [];
    let here = start;
    while (here >= 0) {
      const m = here >> 1;
      const other = here & 1 ? m + stride : m + 1;
      const t = values[m] / (values[m] - values[other]);
      line.push(xs[m] + t * (xs[other] - xs[m]), ys[m] + t * (ys[other] - ys[m]));
      const a = links[2 * here] - 1;
      const b = links[2 * here + 1] - 1;
      links[2 * here] = 0;
      links[2 * here + 1] = 0;
      const isOpen = (p) => p >= 0 && (links[2 * p] !== 0 || links[2 * p + 1] !== 0);
      here = isOpen(a) ? a : isOpen(b) ? b : -1;
    }
    if (line.length > 2) lines.push(Float64Array.from(line));
  };
  for (const wantsEnd of [true, false]) {
    for (const a of starts) if (links[2 * a] !== 0 && (links[2 * a + 1] === 0) === wantsEnd) follow(a);
  }
  return { lines, values, n };
}

/** The fraction of cells with a sign change that have a line in or next to them. */
export function recallOf(lines, { values, n }, w) {
  const hit = new Uint8Array(n * n);
  const mark = (x, y) => {
    const i = Math.floor(((x + w) * n) / (2 * w));
    const j = Math.floor(((y + w) * n) / (2 * w));
    for (let v = Math.max(0, j - 1); v <= Math.min(n - 1, j + 1); v += 1)
      for (let u = Math.max(0, i - 1); u <= Math.min(n - 1, i + 1); u += 1) hit[v * n + u] = 1;
  };
  const size = (2 * w) / n;
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x, y, u, v] = line.subarray(at, at + 4);
      const steps = Math.ceil((2 * Math.hypot(u - x, v - y)) / size) + 1;
      for (let step = 0; step <= steps; step += 1) mark(x + ((u - x) * step) / steps, y + ((v - y) * step) / steps);
    }
  }
  let found = 0;
  let all = 0;
  const stride = n + 1;
  for (let j = 0; j < n; j += 1) {
    for (let i = 0; i < n; i += 1) {
      const m = j * stride + i;
      const s = values[m] < 0;
      if (s === values[m + 1] < 0 && s === values[m + stride] < 0 && s === values[m + stride + 1] < 0) continue;
      all += 1;
      found += hit[j * n + i];
    }
  }
  return all === 0 ? 1 : found / all;
}

const holds = {
  '<': (value) => value < 0,
  '<=': (value) => value <= 0,
  '>': (value) => value > 0,
  '>=': (value) => value >= 0,
};

/**
 * The cells of a region by their centres, as runs in each row: column from, column to and row, interleaved. No
 * boundaries.
 */
export function fullGridRuns(region, w, pixels, cell = 1.5) {
  const n = Math.ceil(pixels / cell);
  const count = n * n;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const values = new Float64Array(count);
  for (let m = 0; m < count; m += 1) {
    xs[m] = -w + (2 * w * ((m % n) + 0.5)) / n;
    ys[m] = -w + (2 * w * (Math.floor(m / n) + 0.5)) / n;
  }
  const cells = (part) => {
    if (part.kind === 'relation') {
      part.of.fill(xs, ys, values, count);
      const isIn = holds[part.sign];
      const inside = new Uint8Array(count);
      for (let m = 0; m < count; m += 1) inside[m] = isIn(values[m]) ? 1 : 0;
      return inside;
    }
    const [first, ...others] = part.parts.map(cells);
    for (const other of others) {
      for (let m = 0; m < count; m += 1) first[m] = part.kind === 'and' ? first[m] & other[m] : first[m] | other[m];
    }
    return first;
  };
  const inside = cells(region);
  const runs = [];
  for (let j = 0; j < n; j += 1) {
    for (let i = 0; i < n; i += 1) {
      if (inside[j * n + i] === 0) continue;
      const from = i;
      while (i < n && inside[j * n + i] === 1) i += 1;
      runs.push(from, i, j);
    }
  }
  return runs;
}
