// Figures in the plane and in space as a page shows them, mounted and unmounted repeatedly.
import JXG from 'jsxgraph';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { readExample } from '../../packages/viz-engine/src/examples/index.ts';
import { LanguageProvider, loadLanguage } from '../../packages/ui-react/src/language/index.ts';
import { ThemeProvider } from '../../packages/ui-react/src/theme/index.ts';
import { VisualizationView } from '../../packages/ui-react/src/visualization/index.ts';

const flat = readExample(
  {
    definitions: [
      { type: 'slider', name: 'a', values: ['1', '-3', '3'] },
      { type: 'point', name: 'P', values: ['1', '2'], options: ['editable'], attributes: { label: 'P', trace: '' } },
      { type: 'point', name: 'Q', values: ['-2', '1'], options: ['editable'], attributes: { label: 'Q' } },
      { type: 'line', name: 'g', values: ['P', 'Q'], options: ['editable'] },
      { type: 'circle', name: 'k', values: ['P', 'a'], attributes: { label: 'k' } },
      { type: 'function', name: 'f', values: ['a*sin(x)'], attributes: { label: 'f' } },
      { type: 'glider', name: 'R', values: ['f', '1'], options: ['editable'] },
      { type: 'set2d', name: 's', values: ['x^2+y^2 < 2'] },
      { type: 'string', name: 't', values: ['P', '{a = \\var{a}}'] },
      { type: 'vectorfield', name: 'F', values: ['-y', 'x'] },
    ],
  },
  'flat1',
);

const spatial = readExample(
  {
    isInSpace: true,
    definitions: [
      { type: 'slider', name: 'b', values: ['1', '-2', '2'] },
      {
        type: 'point',
        name: 'A',
        values: ['1', '2', '3'],
        options: ['editable'],
        attributes: { label: 'A', trace: '' },
      },
      { type: 'plane', name: 'p', values: ['A', '[1; 0; b]'], attributes: { label: 'E' } },
      { type: 'sphere', name: 'K', values: ['A', 'b'] },
      { type: 'curve3d', name: 'c', values: ['cos(t)', 'sin(t)', 't/3', '0', '6'] },
      { type: 'parametricSurface', name: 'S', values: ['u', 'v', 'b*u*v/5', '[-3, 3]', '[-3, 3]'] },
    ],
  },
  'spatial1',
);

await loadLanguage('en');
const root = createRoot(document.getElementById('root'));
const figure = (visualization, seed) =>
  createElement(VisualizationView, { key: visualization.id, visualization, seed });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/** Every graphics context that a board has requested and that still exists. */
const contexts = new Set();
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  const context = getContext.call(this, kind, ...rest);
  if (kind === 'webgl2' && context !== null) contexts.add(new WeakRef(context));
  return context;
};

async function until(isSo) {
  for (let frame = 0; frame < 600; frame += 1) {
    if (isSo()) return;
    await nextFrame();
  }
  throw new Error(`Nothing came of waiting for ${isSo}`);
}

const grips = () => [...document.querySelectorAll('[role=slider][aria-roledescription]')];

/** Mounts both figures, moves what can be moved with a key, and unmounts both, repeatedly. */
window.comeAndGo = async (rounds) => {
  for (let round = 0; round < rounds; round += 1) {
    const view = createElement(
      ThemeProvider,
      { appearance: 'light' },
      createElement(LanguageProvider, { language: 'en' }, figure(flat, round), figure(spatial, round)),
    );
    root.render(view);
    await until(() => grips().length >= 4 && document.querySelector('canvas') !== null);
    for (const grip of grips()) {
      grip.focus();
      for (const type of ['keydown', 'keyup']) {
        grip.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowUp', bubbles: true, cancelable: true }));
      }
    }
    await nextFrame();
    root.render(null);
    await nextFrame();
  }
};

/** What is left when nothing is shown. */
window.left = () => ({
  boards: Object.keys(JXG.boards).length,
  contexts: [...contexts].filter((context) => context.deref()?.isContextLost() === false).length,
  elements: document.querySelectorAll('svg, canvas').length,
});
