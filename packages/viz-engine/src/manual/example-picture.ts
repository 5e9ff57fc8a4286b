import { canvasesIn } from '@lemma/core/document';
import { printNumber } from '@lemma/core/expression';
import { usualNumber } from '../board/index.ts';
import { describeFigure } from '../describe/index.ts';
import { readExample, type Example } from '../examples/index.ts';
import { PictureBoard, type Shape } from '../picture/index.ts';
import { controlHeight, openScene, type Scene, type SceneControl } from '../scene/index.ts';

/** An example as shown in the reference. */
export interface ShownExample {
  /** An SVG document; undefined for an example in space, which cannot be drawn without a browser. */
  readonly picture: string | undefined;
  /** One sentence per element, independent of the language. */
  readonly sentences: ReturnType<typeof describeFigure>;
}

/** Draws the initial state of an example, with the controls below its board. The seed decides random values. */
export function showExample(example: Example, seed: number): ShownExample {
  const figure = readExample(example);
  const opened = openScene(figure, seed);
  const [canvas] = canvasesIn(figure.rows);
  if (!opened.ok || canvas === undefined || opened.value.findings.length > 0)
    throw new Error(`An example is wrong: ${JSON.stringify(opened)}`);
  const scene = opened.value;
  const sentences = describeFigure(scene, [canvas]);
  if (example.isInSpace === true) return { picture: undefined, sentences };
  const { options } = canvas;
  const board = new PictureBoard(options, writeNumber);
  scene.draw(canvas, board, undefined);
  const controls = scene.controls(canvas);
  const below = controls.flatMap((control) => controlShapes(control, scene, options.width, options.height));
  return { picture: board.svg(below, controls.length === 0 ? 0 : (controls.length + 0.5) * controlHeight), sentences };
}

/** A number in English, with a true minus sign. */
export function writeNumber(value: number, digits?: number): string {
  return printNumber(value, digits === undefined ? usualNumber : { digits });
}

function controlShapes(
  { name, label, control, color, place }: SceneControl,
  scene: Scene,
  width: number,
  height: number,
): readonly Shape[] {
  const [from, to, y] = [place.from * width, place.to * width, height + place.top];
  const value = scene.numbers(name)[0] ?? NaN;
  const words = (text: string): Shape => ({
    tag: 'text',
    attributes: { x: 2, y: y + 5, 'font-size': 14, fill: 'currentColor' },
    text,
  });
  const ink = color() ?? 'currentColor';
  switch (control.kind) {
    case 'range': {
      const share = (value - control.left()) / (control.right() - control.left());
      const x = Math.round(from + share * (to - from));
      return [
        words(`${label} = ${writeNumber(value)}`),
        { tag: 'line', attributes: { x1: from, y1: y, x2: to, y2: y, stroke: ink, 'stroke-width': 3 } },
        { tag: 'circle', attributes: { cx: x, cy: y, r: 8, fill: ink } },
      ];
    }
    case 'tick':
      return [words(`${value === control.on() ? '☑' : '☐'} ${label}`)];
    case 'field':
    case 'output':
      return [words(`${label} = ${writeNumber(value)}`)];
    case 'words':
      return [words(`${label} = ${scene.words(name, writeNumber) ?? ''}`)];
  }
}
