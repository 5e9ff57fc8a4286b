// A page of a document from its XML: as we show it, as its own HTML, and with the formulas of others.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readDocument } from '../../packages/core/src/document/index.ts';
import { DocumentView } from '../../packages/ui-react/src/document/index.ts';
import { LanguageProvider, loadLanguage } from '../../packages/ui-react/src/language/index.ts';
import { ThemeProvider } from '../../packages/ui-react/src/theme/index.ts';

await loadLanguage('en');
const place = document.getElementById('root');
place.style.width = '920px';
const root = createRoot(place);

/** Resolves when the next frame has been painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(undefined);
      port2.postMessage(0);
    });
  });

const ways = {
  ours({ xml }) {
    const read = readDocument(xml);
    if (!read.ok) throw new Error(read.failure.reason);
    flushSync(() =>
      root.render(
        createElement(
          ThemeProvider,
          { appearance: 'light' },
          createElement(LanguageProvider, { language: 'en' }, createElement(DocumentView, { document: read.value })),
        ),
      ),
    );
  },
  html({ html }) {
    place.innerHTML = html;
  },
  async mathjax({ paragraphs }) {
    place.innerHTML = paragraphs;
    await globalThis.MathJax.typesetPromise([place]);
  },
  katex({ formulas }) {
    place.innerHTML = formulas.map((tex) => `<p>Term ${globalThis.katex.renderToString(tex)} in a text.</p>`).join('');
  },
  async oursWithMathJax(page) {
    ways.ours(page);
    while (shown() < 500) await painted();
    await globalThis.MathJax.typesetPromise([place]);
  },
};

globalThis.documents = {
  /** Milliseconds until the page is painted; given a number of formulas, until all of them are laid out. */
  async time(way, page, formulas) {
    if (formulas) document.head.append(styleOf('* { content-visibility: visible !important }'));
    await document.fonts.ready;
    await painted();
    globalThis.gc();
    const began = performance.now();
    await ways[way](page);
    void document.body.offsetHeight;
    await painted();
    while (formulas && shown() < formulas) await painted();
    const spent = performance.now() - began;
    return { spent, formulas: shown(), html: place.innerHTML };
  },
};

const shown = () => place.querySelectorAll('math, mjx-container, .katex').length;

function styleOf(text) {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}
