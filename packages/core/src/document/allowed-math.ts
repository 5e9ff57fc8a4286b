type Check = (value: string) => boolean;

/** The attributes an element may have, and the values they accept. */
export type AllowedAttributes = ReadonlyMap<string, (value: string) => boolean>;

const colour: Check = (value) => /^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{1,20})$/i.test(value);
const truth: Check = (value) => value === 'true' || value === 'false';
const words: Check = (value) => /^[a-z -]{1,100}$/i.test(value);
const count: Check = (value) => /^[-+]?\d{1,3}$/.test(value);
const text: Check = () => true;
const sign: Check = (value) => value.length <= 8;
const classes =
  (...names: readonly string[]): Check =>
  (value) =>
    value.split(' ').every((name) => names.includes(name));
/** At most three digits before the point, so that no formula can cover the page. */
const lengths: Check = (value) =>
  value.length <= 200 && value.split(/\s+/).every((part) => /^[-+]?\d{0,3}(\.\d{1,6})?([a-z]{1,25}|%)?$/i.test(part));

const everywhere: Readonly<Record<string, Check>> = {
  dir: words,
  displaystyle: truth,
  mathbackground: colour,
  mathcolor: colour,
  mathsize: lengths,
  mathvariant: words,
  scriptlevel: count,
};
const scripts = { accent: truth, accentunder: truth, align: words };
const cells = { columnalign: words, rowalign: words };

/** Presentation MathML allowed on a page: elements, their attributes, and the attribute values. */
export const allowedMath: ReadonlyMap<string, AllowedAttributes> = new Map(
  Object.entries<Readonly<Record<string, Check>>>({
    math: { alttext: text, display: (value) => value === 'block' || value === 'inline' },
    mi: { class: classes('var') },
    mn: {},
    mo: {
      accent: truth,
      fence: truth,
      form: words,
      largeop: truth,
      lspace: lengths,
      maxsize: lengths,
      minsize: lengths,
      movablelimits: truth,
      rspace: lengths,
      separator: truth,
      stretchy: truth,
      symmetric: truth,
    },
    mtext: {},
    ms: { lquote: sign, rquote: sign },
    mspace: { depth: lengths, height: lengths, linebreak: words, width: lengths },
    mrow: {},
    mfrac: { bevelled: truth, denomalign: words, linethickness: lengths, numalign: words },
    msqrt: {},
    mroot: {},
    mstyle: {},
    merror: {},
    mpadded: { depth: lengths, height: lengths, lspace: lengths, voffset: lengths, width: lengths },
    mphantom: {},
    mfenced: { close: sign, open: sign, separators: sign },
    menclose: { notation: words },
    msub: {},
    msup: {},
    msubsup: {},
    munder: scripts,
    mover: scripts,
    munderover: scripts,
    mmultiscripts: {},
    mprescripts: {},
    none: {},
    mtable: {
      ...cells,
      align: words,
      class: classes('small', 'cases', 'aligned', 'lines', 'numbered'),
      columnlines: words,
      columnspacing: lengths,
      columnwidth: lengths,
      equalcolumns: truth,
      equalrows: truth,
      frame: words,
      framespacing: lengths,
      rowlines: words,
      rowspacing: lengths,
      side: words,
      width: lengths,
    },
    mtr: { ...cells, class: classes('rule-above', 'rule-below') },
    mlabeledtr: cells,
    mtd: {
      ...cells,
      class: classes('rule-left', 'rule-right', 'tight-left', 'tight-right', 'filler', 'number'),
      columnspan: count,
      rowspan: count,
    },
    semantics: {},
  }).map(([tag, attributes]) => [tag, new Map(Object.entries({ ...everywhere, ...attributes }))]),
);

/** Elements that hold text; all others hold elements. */
export const mathTokens: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

/** The number of children an element must have, if fixed. */
export const mathAnnotations: ReadonlySet<string> = new Set(['annotation', 'annotation-xml']);

/** Annotations of a formula, which are dropped silently. */
export const mathParts: ReadonlyMap<string, number> = new Map([
  ['mfrac', 2],
  ['mroot', 2],
  ['msub', 2],
  ['msup', 2],
  ['munder', 2],
  ['mover', 2],
  ['msubsup', 3],
  ['munderover', 3],
  ['semantics', 1],
]);
