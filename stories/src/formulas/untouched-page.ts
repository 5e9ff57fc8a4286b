/** A character of a formula as a page shows it: its text and its line height, in pixels. */
interface ShownSign {
  readonly text: string;
  readonly height: number;
}

/** What is shown in place of a formula, whatever renders it: characters of text, in reading order. */
export function signsOf(place: Element): readonly ShownSign[] {
  const picture = place.querySelector('svg');
  if (picture !== null) return [...picture.querySelectorAll('text')].map((text) => signOf(text, text));
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const signs: ShownSign[] = [];
  while (walker.nextNode() !== null) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    signs.push(signOf(walker.currentNode, range));
  }
  return signs;
}

function signOf(node: Node, box: Element | Range): ShownSign {
  return { text: node.textContent ?? '', height: box.getBoundingClientRect().height };
}

/** The font rules of the surrounding page, with addresses that lead to the same files from anywhere. */
function fontRules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, from: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule)
    .map(({ rule, from }) =>
      rule.cssText.replace(/url\("([^"]*)"\)/g, (_, address: string) => `url("${new URL(address, from).href}")`),
    )
    .join('\n');
}

/**
 * The same MathML in a page with none of our styles but the fonts and their size: how the browser renders it on its
 * own. The elements are in the order of the formulas.
 */
export async function untouchedPage(formulas: readonly string[], like: Element): Promise<readonly Element[]> {
  const { fontFamily, fontSize } = getComputedStyle(like);
  const frame = document.createElement('iframe');
  frame.title = 'An untouched page';
  frame.width = String(innerWidth);
  frame.srcdoc = `<!doctype html><html lang="en"><style>${fontRules()}
    math { font-family: ${fontFamily}; font-size: ${fontSize}; }
    mtext { font-family: ${getComputedStyle(document.body).fontFamily}; font-size-adjust: 0.442; line-height: 1; }
    </style>${formulas.map((mathml) => `<p>${mathml}</p>`).join('')}</html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (page === null) throw new Error('The untouched page cannot be read.');
  await page.fonts.ready;
  return [...page.querySelectorAll('p > math')];
}
