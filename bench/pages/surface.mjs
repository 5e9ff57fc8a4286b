// A surface of 200 x 200 cells that is redrawn while a parameter moves: ours, and one written by hand with three.js.
import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { systemClock } from '../../packages/core/src/platform/index.ts';
import { defaultSpaceOptions, spaceOptionsOf } from '../../packages/viz-engine/src/board/index.ts';
import { readExample } from '../../packages/viz-engine/src/examples/index.ts';
import { openScene, SceneStore } from '../../packages/viz-engine/src/scene/index.ts';
import { openThreeBoard } from '../../packages/viz-engine/src/three/index.ts';

const cells = 200;
const { width, height } = defaultSpaceOptions;

function place() {
  const element = document.createElement('div');
  element.style.cssText = `width:${width}px;height:${height}px;background:white`;
  document.body.append(element);
  return element;
}

const number = (value) => String(value);
const words = {
  view: 'view',
  movable: 'point',
  movableShape: 'shape',
  simpleDrawing: 'simple drawing',
  position: () => '',
  number,
};

/** One of our figures: moving its slider is all a reader does. `transparency` makes it translucent. */
function figure(style) {
  const element = place();
  const read = readExample({
    isInSpace: true,
    definitions: [
      { type: 'slider', name: 'a', values: ['1', '-2', '2'], attributes: { stepsize: '0.001' } },
      {
        type: 'parametricSurface',
        name: 'S',
        values: ['u', 'v', 'a*sin(sqrt(u^2+v^2))', '[-5, 5]', '[-5, 5]'],
        attributes: { style: `{stepsU: ${cells}, stepsV: ${cells}${style}}` },
      },
    ],
  });
  const scene = openScene(read, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  const store = new SceneStore(scene.value);
  const [canvas] = read.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  const board = openThreeBoard(element, spaceOptionsOf(canvas.options), words, systemClock);
  scene.value.drawInSpace(canvas, board, store);
  return { element, show: (a) => store.move('a', [a]) };
}

/** The same geometry as a three.js expert writes it: arrays created once and refilled, normals by three.js. */
function byHand() {
  const element = place();
  const side = cells + 1;
  const positions = new Float32Array(3 * side * side);
  const index = new Uint32Array(6 * cells * cells);
  for (let row = 0, at = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1, at += 6) {
      const a = row * side + column;
      index.set([a, a + 1, a + side + 1, a, a + side + 1, a + side], at);
    }
  }
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setIndex(new BufferAttribute(index, 1));
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ side: DoubleSide, color: 0x3366cc }));
  mesh.frustumCulled = false;
  const lamp = new DirectionalLight(0xffffff, 2);
  lamp.position.set(1, 1, 2);
  const scene = new Scene().add(mesh, lamp, new AmbientLight(0xffffff, 1));
  const camera = new OrthographicCamera(-8, 8, 8, -8, 0, 40);
  camera.position.set(15, 9, 9);
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 0, 0);
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.setSize(width, height);
  element.append(renderer.domElement);
  let asked = false;
  const paint = (a) => {
    asked = false;
    for (let row = 0, at = 0; row < side; row += 1) {
      const y = -5 + (10 * row) / cells;
      for (let column = 0; column < side; column += 1, at += 3) {
        const x = -5 + (10 * column) / cells;
        positions[at] = x;
        positions[at + 1] = y;
        positions[at + 2] = a * Math.sin(Math.sqrt(x * x + y * y));
      }
    }
    geometry.attributes.position.needsUpdate = true;
    geometry.computeVertexNormals();
    renderer.render(scene, camera);
  };
  return {
    element,
    show(a) {
      if (!asked) requestAnimationFrame(() => paint(a));
      asked = true;
    },
  };
}

/** Milliseconds spent in the callbacks of the current frame. */
let spent = 0;
const requestFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (act) =>
  requestFrame((now) => {
    const began = performance.now();
    act(now);
    spent += performance.now() - began;
  });

/** Milliseconds of one frame: of scripts alone, and until its picture is finished. Waiting for the screen is not counted. */
function timeFrame({ element, show }, a) {
  const canvas = element.querySelector('canvas');
  const graphics = canvas.getContext('webgl2');
  return new Promise((resolve) => {
    requestFrame(() => {
      const began = performance.now();
      show(a);
      const moved = performance.now() - began;
      spent = 0;
      // Callbacks run in the order they were requested: this one after painting.
      requestFrame(() => {
        const scripts = moved + spent;
        const painting = performance.now();
        graphics.readPixels(0, 0, 1, 1, graphics.RGBA, graphics.UNSIGNED_BYTE, new Uint8Array(4));
        resolve({ scripts, whole: scripts + performance.now() - painting });
      });
    });
  });
}

/** Times of this many frames of each, alternating. */
window.measure = async (rounds, warmUp) => {
  const contestants = { ours: figure(''), seenThrough: figure(', fillOpacity: 0.5'), byHand: byHand() };
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const time = await timeFrame(contestant, 2 * Math.sin(round / 7) + 0.001);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
};
