/** An element of a test's MathML. */
interface Node {
  readonly tag: string;
  readonly children: (Node | string)[];
}

/** Attributes that matter to the meaning of a formula rather than the width of its gaps. */
const telling: readonly string[] = ['minsize', 'maxsize', 'linethickness'];

/**
 * The visible structure of a formula: `msup(x|2)`. Rows, spaces and invisible operators are omitted, letters of other
 * alphabets become plain ones, and attributes are added in brackets on request.
 */
export function skeletonOf(mathml: string, withAttributes = false): string {
  return skeleton(parse(mathml, withAttributes)).replace(/[\u2009\u200a\u2005\s]/g, '');
}

const transparent: ReadonlySet<string> = new Set(
  'root span math semantics mrow mstyle mpadded mi mn mo mtext'.split(' '),
);

function skeleton(node: Node | string): string {
  if (typeof node === 'string') {
    return decoded(node)
      .normalize('NFKC')
      .replace(/[\ufe00\ufe01\u2061-\u2063\u200b]/g, '');
  }
  if (node.tag === 'annotation' || node.tag === 'mspace') return '';
  if (transparent.has(node.tag)) return node.children.map(skeleton).join('');
  // Explicit and implied rows are equivalent: elements with a fixed number of children keep them apart.
  const apart = /^m(frac|root|sub|sup|under|over|tr|table)/.test(node.tag) ? '|' : '';
  return `${node.tag}(${node.children.map(skeleton).join(apart)})`;
}

function parse(mathml: string, withAttributes: boolean): Node {
  const root: Node = { tag: 'root', children: [] };
  const open: Node[] = [root];
  for (const [, close, tag = '', attributes = '', empty, text] of mathml.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const around = open.at(-1) ?? root;
    if (text !== undefined) around.children.push(text);
    else if (close === '/') open.pop();
    else {
      const said = withAttributes ? toldBy(attributes) : '';
      const node: Node = { tag: said === '' ? tag : `${tag}[${said}]`, children: [] };
      around.children.push(node);
      if (empty !== '/') open.push(node);
    }
  }
  return root;
}

function toldBy(attributes: string): string {
  return [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .filter(([, name = '']) => telling.includes(name))
    .map(([, name = '', value = '']) => `${name}=${value.trim()}`)
    .sort()
    .join(',');
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}
