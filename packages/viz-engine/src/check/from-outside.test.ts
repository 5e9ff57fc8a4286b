import { canvasesIn } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { defineElement, drawnAttributes, elementTypesWith, traceAttributes } from '@lemma/viz-engine/elements';
import { describeFigure } from '@lemma/viz-engine/describe';
import { readExample } from '@lemma/viz-engine/examples';
import { openScene } from '@lemma/viz-engine/scene';
import { aFigure, mistakesIn, RecordingBoard } from '@lemma/viz-engine/testing';
import { checkVisualization } from '@lemma/viz-engine/check';

/** A regular polygon: its centre, one of its vertices, and the number of vertices. */
const regularPolygon = defineElement({
  type: 'regularPolygon',
  role: 'shape',
  values: [3, 3],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => {
    const count = values.constant(2);
    if (!(Number.isInteger(count) && count >= 3 && count <= 100)) values.refuse(2, 'wrongCount');
    return { centre: values.point(0), corner: values.point(1), count };
  },
  carries: ({ centre, corner }) => [centre, corner],
  draw: ({ centre, corner, count }, board, look, { carry }) =>
    board.outline(
      () => {
        const [x, y] = [centre.x(), centre.y()];
        const radius = Math.hypot(corner.x() - x, corner.y() - y);
        const first = Math.atan2(corner.y() - y, corner.x() - x);
        const ring = Array.from({ length: count }, (_, index) => {
          const angle = first + (2 * Math.PI * index) / count;
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
        }).flat();
        return { strokes: [[...ring, ...ring.slice(0, 2)]], areas: [ring], label: [x, y] };
      },
      look,
      carry,
    ),
  describe: ({ centre, count }) => ({ form: 'regularPolygon', gaps: { centre: centre.name, count } }),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'M', values: ['0', '0'], options: ['editable'] },
        { type: 'point', name: 'P', values: ['2', '0'], options: ['editable'] },
        { type: 'regularPolygon', name: 's', values: ['M', 'P', '6'], options: ['editable'] },
      ],
    },
  ],
});

const types = elementTypesWith(regularPolygon);
const points = ['\\point[editable]{M}{0, 0}', '\\point[editable]{P}{2, 0}'];

describe('an element type from outside of the package (docs/recipes/add-an-element-type.md)', () => {
  const [example] = regularPolygon.examples;

  it('has an example with nothing wrong in it', () => {
    expect(checkVisualization(readExample(example), [], types)).toEqual([]);
  });

  it('is drawn, follows its points and is moved with them', () => {
    const { scene, board, moves } = open(
      aFigure([...points, '\\regularPolygon[editable]{s}{M, P, 4}'], { plotted: ['s'] }),
    );
    const [square] = board.elements;
    const rounded = () =>
      square
        ?.numbers()
        .slice(0, 8)
        .map((number) => Number(number.toFixed(9)) + 0);
    expect(rounded()).toEqual([2, 0, 0, 2, -2, 0, 0, -2]);
    square?.carry?.by(1, 1);
    expect(moves).toEqual([{ M: [1, 1], P: [3, 1] }]);
    scene.show(scene.moved(scene.start, 'P', [0, 1]));
    expect(rounded()).toEqual([0, 1, -1, 0, 0, -1, 1, 0]);
  });

  it('is told in words', () => {
    const figure = readExample(example);
    const { scene } = open(figure);
    const told = describeFigure(scene, canvasesIn(figure.rows)).find(({ name }) => name === 's');
    expect(told).toMatchObject({ words: { form: 'regularPolygon', gaps: { centre: 'M', count: 6 } }, movable: true });
    expect(told?.dependsOn).toEqual(['M', 'P']);
  });

  it.each([
    ['too few values', '\\regularPolygon{s}{M, P}', 'BAD_DEFINITION', 'wrongCount'],
    ['two corners', '\\regularPolygon{s}{M, P, 2}', 'BAD_DEFINITION', 'wrongCount'],
    ['a number for a point', '\\regularPolygon{s}{M, 1, 5}', 'BAD_DEFINITION', 'notAName'],
    ['an option it does not have', '\\regularPolygon[directed]{s}{M, P, 5}', 'BAD_DEFINITION', 'unknownOption'],
  ])('refuses %s as all types do', (_, definition, code, reason) => {
    const findings = mistakesIn(aFigure([...points, definition], { plotted: [] }), [], types);
    expect(findings.map(({ code, data }) => [code, data['reason']])).toEqual([[code, reason]]);
  });

  it('refuses an attribute it does not have', () => {
    const definitions = [...points, '\\regularPolygon{s}{M, P, 5}', '\\stepsize{s}{1}'];
    const [found] = mistakesIn(aFigure(definitions, { plotted: [] }), [], types);
    expect(found).toMatchObject({ code: 'BAD_ATTRIBUTE', data: { reason: 'unsupportedAttribute' } });
  });

  it('is unknown to whoever does not know it', () => {
    expect(mistakesIn(readExample(example))[0]).toMatchObject({ code: 'UNKNOWN_ELEMENT_TYPE' });
  });
});

function open(figure: ReturnType<typeof readExample>) {
  const scene = openScene(figure, 1, undefined, types);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  const board = new RecordingBoard();
  const moves: unknown[] = [];
  const mover = { move: () => {}, carry: (_: string, numbers: unknown) => void moves.push(numbers), settle: () => {} };
  for (const canvas of canvasesIn(figure.rows)) scene.value.draw(canvas, board, mover);
  return { scene: scene.value, board, moves };
}
