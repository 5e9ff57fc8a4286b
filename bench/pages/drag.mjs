// A figure with many elements as on a page, with its text and its description: the script cost of a drag step.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readExample } from '../../packages/viz-engine/src/examples/index.ts';
import { LanguageProvider, loadLanguage } from '../../packages/ui-react/src/language/index.ts';
import { ThemeProvider } from '../../packages/ui-react/src/theme/index.ts';
import { VisualizationView } from '../../packages/ui-react/src/visualization/index.ts';

await loadLanguage('en');

/** A draggable point, one that follows it, and a number of static ones; a text with the value of the second. */
function figureOf(still) {
  const definition = (type, name, ...values) => ({ type, name, values, options: name === 'P' ? ['editable'] : [] });
  const definitions = [
    definition('point', 'P', '0', '0'),
    definition('point', 'Q', '2P[x]', 'P[y]'),
    ...Array.from({ length: still }, (_, at) => {
      const angle = `${at}/20`;
      return definition('point', `S${at}`, `4cos(${angle})`, `4sin(${angle})`);
    }),
  ];
  const figure = readExample({ definitions });
  const { span } = figure;
  const text = { kind: 'text', content: [{ kind: 'variable', name: 'Q', span }], span };
  return { ...figure, rows: [...figure.rows, text] };
}

/** Milliseconds of script per step: the board, the text, and whatever else renders at once. */
window.dragFigure = async (still, steps) => {
  const root = createRoot(document.getElementById('root'));
  const figure = createElement(VisualizationView, { visualization: figureOf(still), seed: 1 });
  const page = createElement(LanguageProvider, { language: 'en' }, figure);
  flushSync(() => root.render(createElement(ThemeProvider, { appearance: 'light' }, page)));
  const grip = await found('svg [role=slider]');
  const times = [];
  for (let step = 0; step < steps; step += 1) {
    const began = performance.now();
    const key = step % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
    flushSync(() => grip.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    times.push(performance.now() - began);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
  return times;
};

async function found(selector) {
  for (;;) {
    const element = document.querySelector(selector);
    if (element !== null) return element;
    await new Promise((next) => setTimeout(next, 50));
  }
}
