import { browserAdaptor } from 'mathjax-full/js/adaptors/browserAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { MathML } from 'mathjax-full/js/input/mathml.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { alphabetsForMathjax } from './alphabets-for-mathjax.ts';

const adaptor = browserAdaptor();
RegisterHTMLHandler(adaptor);

const output = new SVG({ fontCache: 'none', mtextInheritFont: true });
const page = mathjax.document(document, { InputJax: new MathML(), OutputJax: output });

let styled = false;

/** An element that shows a MathML formula at the font size of its place; undefined if the typesetter cannot read it. */
export function typeset(mathml: string, display: boolean, place: HTMLElement): HTMLElement | undefined {
  try {
    const made: unknown = page.convert(alphabetsForMathjax(mathml), { display, family: 'inherit', ...sizeOf(place) });
    if (!(made instanceof HTMLElement)) return undefined;
    addStyles();
    return made;
  } catch {
    // The browser's own rendering stays: it has been on the page all the time.
    return undefined;
  }
}

/** Pixels of an em and an ex by font. */
const sizes = new Map<string, { readonly em: number; readonly ex: number }>();

function sizeOf(place: HTMLElement): { readonly em: number; readonly ex: number } {
  const { font, fontSize } = getComputedStyle(place);
  const known = sizes.get(font);
  if (known !== undefined) return known;
  const probe = document.createElement('span');
  Object.assign(probe.style, { position: 'absolute', width: '100ex' });
  place.append(probe);
  const size = { em: Number.parseFloat(fontSize), ex: probe.getBoundingClientRect().width / 100 };
  probe.remove();
  sizes.set(font, size);
  return size;
}

function addStyles(): void {
  if (styled) return;
  styled = true;
  const styles: unknown = output.styleSheet(page);
  if (styles instanceof Node) document.head.append(styles);
}
