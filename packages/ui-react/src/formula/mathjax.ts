import { browserAdaptor } from 'mathjax-full/js/adaptors/browserAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { MathML } from 'mathjax-full/js/input/mathml.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

/** How much larger than its text a formula is (specification 002 §9). */
const mathScale = 1.2;

const adaptor = browserAdaptor();
RegisterHTMLHandler(adaptor);

const output = new SVG({ fontCache: 'none', mtextInheritFont: true, scale: mathScale });
const page = mathjax.document(document, { InputJax: new MathML(), OutputJax: output });

let styled = false;

/** An element that shows the formula of a MathML text; undefined when the typesetter cannot read it. */
export function typeset(mathml: string, display: boolean): HTMLElement | undefined {
  try {
    const made: unknown = page.convert(mathml, { display, family: 'inherit' });
    if (!(made instanceof HTMLElement)) return undefined;
    addStyles();
    return made;
  } catch {
    // The browser's own picture of the formula stays: it has been on the page all the time.
    return undefined;
  }
}

function addStyles(): void {
  if (styled) return;
  styled = true;
  const styles: unknown = output.styleSheet(page);
  if (styles instanceof Node) document.head.append(styles);
}
