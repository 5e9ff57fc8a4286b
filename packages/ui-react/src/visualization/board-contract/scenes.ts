import { at, hex, look, ring, type BoardScene, type Fact } from './scene.ts';

const [blue, red, green] = ['#0000ff', '#ff0000', '#008000'];

const annulus: BoardScene = {
  name: 'a way inside of another cuts a hole, whichever way it goes round',
  draw: (board) => {
    const pen = look(blue, { fillOpacity: 0.5 });
    board.outline(() => ({ strokes: [], areas: [ring(-2.5, 0, 2), ring(-2.5, 0, 1)] }), pen);
    board.outline(() => ({ strokes: [], areas: [ring(2.5, 0, 2), ring(2.5, 0, 1, -1)] }), pen);
  },
  picture: () =>
    [50, 150]
      .map(
        (x) =>
          `<circle cx="${x}" cy="100" r="30" fill="none" stroke="${blue}" stroke-opacity="0.5" stroke-width="20"/>`,
      )
      .join(''),
  facts: [50, 150].flatMap((x): readonly Fact[] => [
    { kind: 'color', at: [x, 100], is: '#ffffff' },
    { kind: 'color', at: [x + 30, 100], is: [128, 128, 255] },
    { kind: 'color', at: [x, 70], is: [128, 128, 255] },
    { kind: 'color', at: [x + 45, 100], is: '#ffffff' },
  ]),
};

const bowTie = [at(-4, -2), at(0, 2), at(0, -2), at(-4, 2)];
const star = [0, 2, 4, 1, 3].map((corner) => {
  const angle = Math.PI / 2 + (corner * 2 * Math.PI) / 5;
  return at(2.5 + 2 * Math.cos(angle), 2 * Math.sin(angle));
});

const crossingEdges: BoardScene = {
  name: 'inside is what an odd number of edges surrounds',
  draw: (board) => {
    for (const corners of [bowTie, star]) {
      const way = corners.flatMap(({ x, y }) => [x(), y()]);
      board.outline(() => ({ strokes: [], areas: [way] }), look(blue, { fillOpacity: 0.5 }));
    }
  },
  inSpace: (board) => {
    for (const corners of [bowTie, star]) board.polygon(corners, look(blue, { fillOpacity: 0.5, strokeWidth: 0 }));
  },
  hasPictureInSpace: true,
  picture: (face) =>
    `<g fill="${face(blue)}" fill-opacity="0.5"><path d="M20 140L60 100L20 60z"/><path d="M100 140L60 100L100 60z"/>${starPoints}</g>`,
  facts: [
    { kind: 'color', at: [30, 100], is: [128, 128, 255], isFace: true },
    { kind: 'color', at: [90, 100], is: [128, 128, 255], isFace: true },
    { kind: 'color', at: [60, 80], is: '#ffffff' },
    { kind: 'color', at: [150, 100], is: '#ffffff' },
    { kind: 'color', at: [150, 72], is: [128, 128, 255], isFace: true },
  ],
};

/** The five points of the star, without the pentagon in its middle. */
const starPoints = Array.from({ length: 5 }, (_, index) => {
  const corner = (turn: number, radius: number) => {
    const angle = Math.PI / 2 + (turn * 2 * Math.PI) / 5;
    return `${150 + radius * Math.cos(angle)} ${100 - radius * Math.sin(angle)}`;
  };
  const inner = (40 * Math.cos((2 * Math.PI) / 5)) / Math.cos(Math.PI / 5);
  return `<path d="M${corner(index, 40)}L${corner(index + 0.5, inner)}L${corner(index - 0.5, inner)}z"/>`;
}).join('');

const overlappingAreas: BoardScene = {
  name: 'areas that are seen through are painted one over the other',
  draw: (board) => {
    board.outline(() => ({ strokes: [], areas: [square(-3, -3, 4)] }), look(red, { fillOpacity: 0.5 }));
    board.outline(() => ({ strokes: [], areas: [square(-1, -1, 4)] }), look(blue, { fillOpacity: 0.4, opacity: 0.5 }));
  },
  inSpace: (board) => {
    const corners = (low: number, z: number) => [
      at(low, low, z),
      at(low + 4, low, z),
      at(low + 4, low + 4, z),
      at(low, low + 4, z),
    ];
    // What is nearer is painted last, whatever was drawn first.
    board.polygon(corners(-1, 1), look(blue, { fillOpacity: 0.4, opacity: 0.5, strokeWidth: 0 }));
    board.polygon(corners(-3, 0), look(red, { fillOpacity: 0.5, strokeWidth: 0 }));
  },
  hasPictureInSpace: true,
  picture: (face) =>
    `<rect x="40" y="80" width="80" height="80" fill="${face(red)}" fill-opacity="0.5"/><rect x="80" y="40" width="80" height="80" fill="${face(blue)}" fill-opacity="0.2"/>`,
  facts: [
    { kind: 'color', at: [60, 140], is: [255, 128, 128], isFace: true },
    { kind: 'color', at: [140, 60], is: [204, 204, 255], isFace: true },
    { kind: 'color', at: [100, 100], is: [204, 102, 153], isFace: true },
  ],
};

const usualFill: BoardScene = {
  name: 'an area is a fifth of its colour unless its look says more, and a circle is empty',
  draw: (board) => {
    board.outline(() => ({ strokes: [], areas: [square(-4, -2, 2)] }), look(red));
    board.circle(at(0, 0), () => 1, look(red));
    board.circle(at(3, 0), () => 1, look(red, { fillOpacity: 1, fill: hex(green) }));
  },
  picture: () =>
    `<rect x="20" y="100" width="40" height="40" fill="${red}" fill-opacity="0.2"/><circle cx="100" cy="100" r="20" fill="none" stroke="${red}" stroke-width="2"/><circle cx="160" cy="100" r="20" fill="${green}" stroke="${red}" stroke-width="2"/>`,
  facts: [
    { kind: 'color', at: [40, 120], is: [255, 204, 204] },
    { kind: 'color', at: [100, 100], is: '#ffffff' },
    { kind: 'color', at: [160, 100], is: green },
  ],
};

const overlappingMarks: BoardScene = {
  name: 'marks of an outline are filled one by one, and once where they overlap',
  draw: (board) => {
    const marks = [ring(-0.5, 0, 1), ring(0.5, 0, 1)];
    board.outline(() => ({ strokes: [], marks }), look(blue, { opacity: 0.5 }));
    board.outline(
      () => ({ strokes: [], marks: [ring(-3, 3, 1), ring(3, 3, 1)], markColors: [hex(red), hex(green)] }),
      look(blue),
    );
  },
  picture: () =>
    `<g opacity="0.5" fill="${blue}"><circle cx="90" cy="100" r="20"/><circle cx="110" cy="100" r="20"/></g><circle cx="40" cy="40" r="20" fill="${red}"/><circle cx="160" cy="40" r="20" fill="${green}"/>`,
  facts: [
    { kind: 'color', at: [100, 100], is: [128, 128, 255] },
    { kind: 'color', at: [80, 100], is: [128, 128, 255] },
    { kind: 'color', at: [40, 40], is: red },
    { kind: 'color', at: [160, 40], is: green },
  ],
};

const order: BoardScene = {
  name: 'points over lines over areas, and what comes later over what came before',
  draw: (board) => {
    board.point(at(-3, 0), look(red, { size: 6 }));
    board.segment(at(-5, 0), at(5, 0), look(green, { strokeWidth: 8 }));
    board.outline(() => ({ strokes: [[0, -5, 0, 5]] }), look(blue, { strokeWidth: 8 }));
    board.segment(at(-5, 2), at(5, 2), look(red, { strokeWidth: 8 }));
    board.circle(at(3, 0), () => 1, look(green, { strokeWidth: 0, fillOpacity: 1 }));
    board.outline(() => ({ strokes: [], areas: [square(-5, -5, 10)] }), look('#ffff00', { fillOpacity: 1 }));
  },
  picture: () =>
    `<circle cx="160" cy="100" r="20" fill="${green}"/><rect width="200" height="200" fill="#ffff00"/><rect y="96" width="200" height="8" fill="${green}"/><rect x="96" width="8" height="200" fill="${blue}"/><rect y="56" width="200" height="8" fill="${red}"/><circle cx="40" cy="100" r="7.5" fill="${red}"/>`,
  facts: [
    { kind: 'color', at: [40, 100], is: red },
    { kind: 'color', at: [70, 100], is: green },
    { kind: 'color', at: [100, 100], is: blue },
    { kind: 'color', at: [100, 60], is: red },
    { kind: 'color', at: [160, 110], is: '#ffff00' },
    { kind: 'color', at: [20, 20], is: '#ffff00' },
  ],
};

const widths = [1, 2, 4, 8];
const widthRow = (index: number) => 3 - 2 * index;

const lineWidths: BoardScene = {
  name: 'a line is as wide as its pen, and its ends are round',
  draw: (board) => {
    widths.forEach((strokeWidth, index) => {
      board.segment(at(-4, widthRow(index)), at(-1, widthRow(index)), look(blue, { strokeWidth }));
      board.outline(() => ({ strokes: [[1, widthRow(index), 4, widthRow(index)]] }), look(red, { strokeWidth }));
    });
  },
  inSpace: (board) => {
    widths.forEach((strokeWidth, index) => {
      board.segment(at(-4, widthRow(index)), at(-1, widthRow(index)), look(blue, { strokeWidth }));
      board.segment(at(1, widthRow(index)), at(4, widthRow(index)), look(red, { strokeWidth }));
    });
  },
  hasPictureInSpace: true,
  picture: () =>
    widths
      .map((width, index) => {
        const y = 100 - 20 * widthRow(index);
        const pen = `stroke-width="${width}" stroke-linecap="round"`;
        return `<path d="M20 ${y}H80" stroke="${blue}" ${pen}/><path d="M120 ${y}H180" stroke="${red}" ${pen}/>`;
      })
      .join(''),
  facts: widths.flatMap((width, index): readonly Fact[] => {
    const y = 100 - 20 * widthRow(index);
    return [
      { kind: 'width', from: [50, y - 10], to: [50, y + 10], of: blue, is: width },
      { kind: 'width', from: [150, y - 10], to: [150, y + 10], of: red, is: width },
      ...(width < 4 ? [] : [{ kind: 'width', from: [5, y], to: [95, y], of: blue, is: 60 + width } as const]),
    ];
  }),
};

/** Dash patterns by number, alternating ink and background. The dots are as long as the pen is wide, here 4. */
const patterns = [
  [2, 2],
  [5, 5],
  [10, 10],
  [20, 20],
  [20, 10, 10, 10],
  [20, 5, 10, 5],
];
const dashRow = (index: number) => 4 - index;

const dashes: BoardScene = {
  name: 'dashes and gaps have their lengths in pixels, beginning with a dash, and flat ends',
  draw: (board) => {
    patterns.forEach((_, index) => {
      const pen = look(blue, { strokeWidth: 4, dash: index + 1 });
      board.segment(at(-4.5, dashRow(index)), at(-0.5, dashRow(index)), pen);
      board.outline(() => ({ strokes: [[0.5, dashRow(index), 4.5, dashRow(index)]] }), pen);
    });
    board.outline(() => ({ strokes: [], limits: [[-4.5, -3, 4.5, -3]] }), look(red, { strokeWidth: 4 }));
  },
  inSpace: (board) => {
    patterns.forEach((_, index) => {
      const pen = look(blue, { strokeWidth: 4, dash: index + 1 });
      board.segment(at(-4.5, dashRow(index)), at(-0.5, dashRow(index)), pen);
      board.segment(at(0.5, dashRow(index)), at(4.5, dashRow(index)), pen);
    });
    board.segment(at(-4.5, -3), at(4.5, -3), look(red, { strokeWidth: 4, dash: 2 }));
  },
  hasPictureInSpace: true,
  picture: () =>
    [
      ...patterns.map(
        (pattern, index) =>
          `<path d="M10 ${100 - 20 * dashRow(index)}h80M110 ${100 - 20 * dashRow(index)}h80" stroke="${blue}" stroke-width="4" stroke-dasharray="${pattern.join(' ')}"/>`,
      ),
      `<path d="M10 160h180" stroke="${red}" stroke-width="4" stroke-dasharray="5 5"/>`,
    ].join(''),
  facts: [
    ...patterns.flatMap((pattern, index) =>
      [5, 105].map((x): Fact => {
        const y = 100 - 20 * dashRow(index);
        return { kind: 'dashes', from: [x, y], to: [x + 90, y], of: blue, are: pattern };
      }),
    ),
    { kind: 'dashes', from: [5, 160], to: [195, 160], of: red, are: [5, 5, 5, 5] },
  ],
};

const dots: BoardScene = {
  name: 'dots are round, as wide as the pen, and five pixels apart',
  draw: (board) => {
    board.segment(at(-4.5, 2), at(4.55, 2), look(blue, { strokeWidth: 3, dash: 7 }));
    board.outline(() => ({ strokes: [[-4.5, -2, 4.55, -2]] }), look(blue, { strokeWidth: 3, dash: 7 }));
  },
  inSpace: (board) => {
    board.segment(at(-4.5, 2), at(4.55, 2), look(blue, { strokeWidth: 3, dash: 7 }));
    board.segment(at(-4.5, -2), at(4.55, -2), look(blue, { strokeWidth: 3, dash: 7 }));
  },
  picture: () =>
    Array.from({ length: 37 }, (_, index) =>
      [60, 140].map((y) => `<circle cx="${10 + 5 * index}" cy="${y}" r="1.5" fill="${blue}"/>`).join(''),
    ).join(''),
  facts: [60, 140].flatMap((y): readonly Fact[] => [
    { kind: 'width', from: [20, y], to: [120, y], of: blue, is: 55.4 },
    { kind: 'color', at: [30, y], is: blue },
    { kind: 'color', at: [32, y], is: '#ffffff' },
    { kind: 'color', at: [30, y - 3], is: '#ffffff' },
  ]),
};

const seenThroughLines: BoardScene = {
  name: 'a line is painted once where it crosses itself, and twice where another one crosses it',
  draw: (board) => {
    const pen = look(blue, { strokeWidth: 8, opacity: 0.5 });
    board.outline(
      () => ({
        strokes: [
          [-4, 0, 0, 0],
          [-2, -2, -2, 2],
        ],
      }),
      pen,
    );
    board.segment(at(1, 0), at(4, 0), pen);
    board.segment(at(2.5, -2), at(2.5, 2), pen);
  },
  picture: () => {
    const pen = `stroke="${blue}" stroke-width="8" stroke-linecap="round"`;
    return `<path d="M20 100H100M60 60V140" ${pen} stroke-opacity="0.5"/><path d="M120 100H180" ${pen} stroke-opacity="0.5"/><path d="M150 60V140" ${pen} stroke-opacity="0.5"/>`;
  },
  facts: [
    { kind: 'color', at: [60, 100], is: [128, 128, 255] },
    { kind: 'color', at: [30, 100], is: [128, 128, 255] },
    { kind: 'color', at: [150, 100], is: [64, 64, 255] },
  ],
};

const points: BoardScene = {
  name: 'a point is a disc of its size and a pixel and a half, an open one is empty',
  draw: (board) => {
    board.point(at(-3, 2), look(blue, { size: 6 }));
    board.point(at(0, 2), look(blue, { size: 6, fill: hex('#ffffff') }));
    board.point(at(3, 2), look(blue, { size: 6, face: '[]' }));
    board.point(at(-3, -2), look(blue, { size: 6, face: '<>' }));
    board.point(at(0, -2), look(blue, { size: 6, face: '+', strokeWidth: 2 }));
    board.point(at(3, -2), look(blue, { size: 6, face: 'x', strokeWidth: 2 }));
  },
  inSpace: (board) => {
    board.point(at(-3, 2), look(blue, { size: 6 }));
  },
  picture: () => {
    const pen = `fill="none" stroke="${blue}" stroke-width="2" stroke-linecap="round"`;
    return `<circle cx="40" cy="60" r="7.5" fill="${blue}"/><circle cx="100" cy="60" r="7" fill="#ffffff" stroke="${blue}"/><rect x="154" y="54" width="12" height="12" fill="${blue}" stroke="${blue}"/><path d="M34 140L40 134L46 140L40 146z" fill="${blue}" stroke="${blue}"/><path d="M94 140H106M100 134V146" ${pen}/><path d="M154 134L166 146M154 146L166 134" ${pen}/>`;
  },
  facts: [{ kind: 'box', within: [20, 40, 60, 80], left: 32.5, right: 47.5, middle: 60 }],
};

const arrows: BoardScene = {
  name: 'the head of an arrow grows with its pen, and ends in a tip',
  inSpace: (board) => {
    board.arrow(at(-4, 2), at(4, 2), look(blue, { strokeWidth: 2 }));
    board.arrow(at(-4, -2), at(4, -2), look(blue, { strokeWidth: 6 }));
  },
  facts: [
    { kind: 'box', within: [150, 40, 200, 80], right: 180, middle: 60 },
    { kind: 'box', within: [150, 120, 200, 160], right: 180, middle: 140 },
    { kind: 'width', from: [100, 50], to: [100, 70], of: blue, is: 2 },
    { kind: 'width', from: [100, 130], to: [100, 150], of: blue, is: 6 },
  ],
};

/** Offsets around a position to the right and up, in pixels; the text starts, is centred or ends there. */
const anchors = [-1, 0, 1]
  .flatMap((right) => [-1, 0, 1].map((up) => ({ right, up })))
  .filter(({ right, up }) => right !== 0 || up !== 0);
const anchorOffset = 8;

const labels: BoardScene = {
  name: 'words begin to the right of their place and end to the left of it, as far away as their offset says',
  draw: (board) => {
    for (const { right, up } of anchors) {
      const own = look('#000000', { labelOffset: [anchorOffset * right, anchorOffset * up] });
      board.text(at(3 * right, 3 * up), () => 'HH', own);
    }
  },
  inSpace: (board) => {
    for (const { right, up } of anchors) {
      const own = look('#000000', { labelOffset: [anchorOffset * right, anchorOffset * up] });
      board.text(at(3 * right, 3 * up), () => 'HH', own);
    }
  },
  hasPictureInSpace: false,
  picture: () =>
    anchors
      .map(({ right, up }) => {
        const [x, y] = [100 + (60 + anchorOffset) * right, 100 - (60 + anchorOffset) * up];
        const anchor = right > 0 ? 'start' : right < 0 ? 'end' : 'middle';
        return `<text x="${x}" y="${y + 5}" font-size="14" text-anchor="${anchor}">HH</text>`;
      })
      .join(''),
  facts: anchors.map(({ right, up }): Fact => {
    const [x, y] = [100 + (60 + anchorOffset) * right, 100 - (60 + anchorOffset) * up];
    const side = right > 0 ? { left: x + 1 } : right < 0 ? { right: x - 1 } : { centre: x };
    return { kind: 'box', within: [Math.max(0, x - 32), y - 16, Math.min(200, x + 32), y + 16], middle: y, ...side };
  }),
};

const clipping: BoardScene = {
  name: 'everything ends at the edge of the board, however far it goes',
  draw: (board) => {
    board.outline(() => ({ strokes: [], areas: [square(-1e7, -1e7, 1e7)] }), look(red, { fillOpacity: 0.5 }));
    board.segment(at(-1, 0), at(1e6 - 1, 3e6), look(blue, { strokeWidth: 4 }));
    board.outline(() => ({ strokes: [[1, 0, 1 + 1e6, 3e6]] }), look(green, { strokeWidth: 4 }));
    board.line(at(3, 0), at(3.1, 0.3), look(blue, { strokeWidth: 4 }));
  },
  inSpace: (board) => {
    board.polygon([at(-9, -9), at(0, -9), at(0, 0), at(-9, 0)], look(red, { fillOpacity: 0.5, strokeWidth: 0 }));
    board.segment(at(-1, 0), at(1e6 - 1, 3e6), look(blue, { strokeWidth: 4 }));
    board.segment(at(1, 0), at(1 + 1e6, 3e6), look(green, { strokeWidth: 4 }));
    board.line(at(3, 0), at(3.1, 0.3), look(blue, { strokeWidth: 4 }));
  },
  hasPictureInSpace: true,
  picture: (face) =>
    `<rect y="100" width="100" height="100" fill="${face(red)}" fill-opacity="0.5"/><g stroke-width="4" stroke-linecap="round"><path d="M80 100L130 -50" stroke="${blue}"/><path d="M120 100L170 -50" stroke="${green}"/><path d="M110 250L210 -50" stroke="${blue}"/></g>`,
  facts: [
    { kind: 'color', at: [5, 195], is: [255, 128, 128], isFace: true },
    { kind: 'color', at: [110, 10], is: blue },
    { kind: 'color', at: [150, 10], is: green },
  ],
};

const dark: BoardScene = {
  name: 'a named colour is that of the page',
  draw: (board) => {
    const pen = { ...look(red, { strokeWidth: 8 }), color: { kind: 'named', name: 'red' } } as const;
    board.segment(at(-4, 2), at(4, 2), pen);
    board.outline(() => ({ strokes: [[-4, 0, 4, 0]], areas: [square(-1, -4, 2)] }), { ...pen, fillOpacity: 0.5 });
  },
  inSpace: (board) => {
    const pen = { ...look(red, { strokeWidth: 8 }), color: { kind: 'named', name: 'red' } } as const;
    board.segment(at(-4, 2), at(4, 2), pen);
    board.segment(at(-4, 0), at(4, 0), pen);
    board.polygon([at(-1, -4), at(1, -4), at(1, -2), at(-1, -2)], { ...pen, strokeWidth: 0, fillOpacity: 0.5 });
  },
  isDark: true,
  hasPictureInSpace: true,
  picture: (face) =>
    `<g stroke="#ff8080" stroke-width="8" stroke-linecap="round"><path d="M20 60H180M20 100H180"/></g><rect x="80" y="140" width="40" height="40" fill="${face('#ff8080')}" fill-opacity="0.5"/>`,
  facts: [
    { kind: 'color', at: [100, 60], is: '#ff8080' },
    { kind: 'color', at: [100, 100], is: '#ff8080' },
    { kind: 'color', at: [100, 20], is: '#101010' },
  ],
};

/** Everything that boards have to agree on (board.ts). */
export const scenes: readonly BoardScene[] = [
  annulus,
  crossingEdges,
  overlappingAreas,
  usualFill,
  overlappingMarks,
  order,
  lineWidths,
  dashes,
  dots,
  seenThroughLines,
  points,
  arrows,
  labels,
  clipping,
  dark,
];

function square(left: number, bottom: number, side: number): readonly number[] {
  return [left, bottom, left + side, bottom, left + side, bottom + side, left, bottom + side];
}
