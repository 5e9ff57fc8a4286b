import type { Document } from '@lemma/core/document';
import { fixedValues, seedOfDocument } from '@lemma/core/exercise';
import { documentMarkup } from './document-markup.ts';
import { inlineMarkup } from './inline-markup.ts';
import { element, join, text, type Xhtml } from './markup.ts';

/** Width of a snapshot, in CSS pixels. */
const width = 640;
const padding = 24;
const lineHeight = 25;
/** Number of letters that fill a line at the snapshot's font size. */
const lettersPerLine = 72;

/**
 * A picture of a document as an SVG of its text: the same for the same document, because its random values are drawn
 * from a seed derived from its path.
 */
export function drawSnapshot({ title, blocks, language }: Document, path: string): string {
  const content = join([
    element('h1', {}, inlineMarkup(title, fixedValues)),
    documentMarkup(blocks, seedOfDocument(path), language),
  ]);
  return svg(content);
}

function svg(content: Xhtml): string {
  const height = heightOf(content);
  const body = element(
    'div',
    { xmlns: 'http://www.w3.org/1999/xhtml', class: 'page' },
    element('style', {}, text(style)),
    content,
  );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: String(width),
      height: String(height),
      viewBox: `0 0 ${width} ${height}`,
    },
    element('rect', { width: '100%', height: '100%', fill: '#fff' }),
    element('foreignObject', { width: String(width), height: String(height) }, body),
  ).xhtml;
}

/** The estimated height of the content: text cannot be laid out here. Rather too high than too low. */
function heightOf(content: Xhtml): number {
  const lines = content.xhtml
    .split(/<\/(?:p|h\d|li|tr|pre|div)>|<br>/)
    .map((part) => {
      const formulaLines = /<mfrac|<mtable|<munderover/.test(part) ? 1 : 0;
      const rows = (part.match(/<mtr/g) ?? []).length;
      const figure = part.includes('class="figure"') ? 8 : 0;
      const letters = part.replace(/<[^>]*>/g, '').length;
      return letters === 0 && figure === 0
        ? 0
        : Math.ceil(letters / lettersPerLine) + 0.5 + formulaLines + rows + figure;
    })
    .reduce((sum, part) => sum + part, 0);
  return Math.ceil(2 * padding + lines * lineHeight);
}

const style = `
  .page { box-sizing: border-box; width: ${width}px; padding: ${padding}px; color: #1a202c; font: 16px/${lineHeight}px system-ui, sans-serif; }
  h1 { margin: 0 0 12px; font-size: 20px; }
  h2, h3, h4 { margin: 12px 0 6px; font-size: 16px; }
  p { margin: 0 0 12px; }
  pre { margin: 0 0 12px; white-space: pre-wrap; }
  .formula { text-align: center; }
  .tile { display: inline-block; margin: 0 6px 6px 0; padding: 2px 10px; border: 1px solid #718096; border-radius: 4px; }
  .answer { display: inline-block; width: 96px; height: 22px; margin: 0 6px; border: 1px solid #718096; border-radius: 4px; vertical-align: middle; }
  .box { margin: 0 0 12px; padding: 8px 12px; border-left: 3px solid #718096; }
  .figure { height: 180px; margin: 0 0 12px; display: grid; place-items: center; border: 1px solid #cbd5e0; color: #4a5568; }
  .lettered { margin: 0 0 12px; }
  table { border-collapse: collapse; }
  th, td { padding: 2px 10px; border: 1px solid #cbd5e0; }
`;
