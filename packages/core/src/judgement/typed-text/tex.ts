import { greekLetters, isReservedName } from '../../expression/index.ts';
import type { Rule } from './rules.ts';
import { typedWords } from './words.ts';

/** Commands of TeX that are signs of ours. */
const commands = new Map(
  Object.entries({
    cdot: '*',
    times: '*',
    ast: '*',
    div: '/',
    le: '<=',
    leq: '<=',
    leqslant: '<=',
    ge: '>=',
    geq: '>=',
    geqslant: '>=',
    lt: '<',
    gt: '>',
    ne: '!=',
    neq: '!=',
    land: ' AND ',
    wedge: ' AND ',
    lor: ' OR ',
    vee: ' OR ',
    lnot: ' NOT ',
    neg: ' NOT ',
    pm: '±',
    mp: '∓',
    infty: ' infinity ',
    lvert: '|',
    rvert: '|',
    vert: '|',
    mid: '|',
    lfloor: 'floor(',
    rfloor: ')',
    lceil: 'ceil(',
    rceil: ')',
    lbrack: '[',
    rbrack: ']',
    circ: '°',
    degree: '°',
    cup: ' ∪ ',
    emptyset: '∅',
    varnothing: '∅',
    quad: ' ',
    qquad: ' ',
    left: '',
    right: '',
    big: '',
    Big: '',
    bigl: '',
    bigr: '',
    Bigl: '',
    Bigr: '',
    displaystyle: '',
    textstyle: '',
    limits: '',
  }),
);

function commandFor(name: string): string | undefined {
  const sign = commands.get(name) ?? typedWords.get(name);
  if (sign !== undefined) return sign;
  const plain = name.replace(/^var/, '');
  return greekLetters.has(plain) || isReservedName(plain) ? plain : undefined;
}

/** Text pasted from TeX, without the groups of sets and matrices. */
export const texRules: readonly Rule[] = [
  { found: /\$|\\[()]|^\s*\\\[|\\\]\s*$/dg, write: '' },
  { found: /\\[,;:! ]|~(?!=)/dg, write: ' ' },
  { found: /\\([%{}|])/dg, write: '$1' },
  { found: /\{([.,])\}/dg, write: '$1' },
  // A mixed number, if its parts are whole.
  {
    found: /(?<![\w.,^])(\d+)\s*\\[dtc]?frac\s*(?:\{\s*(\d+)\s*\}|(\d))\s*(?:\{\s*(\d+)\s*\}|(\d))/dg,
    write: ({ 2: top, 3: digit, 4: bottom, 5: last }) =>
      Number(top ?? digit) < Number(bottom ?? last)
        ? `$1 ${top === undefined ? '$3' : '$2'}/${bottom === undefined ? '$5' : '$4'}`
        : undefined,
  },
  {
    found: /\\(?:text(?:rm|normal|it)?|mathrm|mathit|mathbf|operatorname\*?|mbox)\s*\{([^{}]*)\}/dg,
    write: ({ input, index }) => (followsCommand(input, index) ? ' $1 ' : '$1 '),
  },
  { found: /\\(?:mathrm|mathit|mathbf) +([A-Za-z])(?![A-Za-z])/dg, write: ' $1 ' },
];

/** A word must not become part of the command before it: \ln\sqrt{x}. */
function followsCommand(input: string, index: number): boolean {
  return /\\[A-Za-z]+$/.test(input.slice(0, index));
}

/** An argument of a command: a group without groups inside, or a single sign. */
const argument = String.raw`\s*(?:\{([^{}]*)\}|([\dA-Za-z]))`;

/** `{1 \\over 2}`, as in plain TeX. */
function overFraction({ 1: top }: RegExpExecArray): string {
  return top === undefined ? '(($3)/($4))' : '(($1)/($2))';
}

function fractionOf({ 1: top, 3: bottom }: RegExpExecArray): string {
  return `((${top === undefined ? '$2' : '$1'})/(${bottom === undefined ? '$4' : '$3'}))`;
}

/** A command with arguments, before the last of them. */
const ofCommand = /\\(?:[dtc]?frac|[dt]?binom|sqrt)\s*(?:\[[^\]]*\]\s*|\{.*\}\s*)?$/s;

/** From the inside out: each round rewrites the groups that have none inside. */
const groups: readonly Rule[] = [
  { found: /\{([^{}]*?)\\over(?![A-Za-z])([^{}]*)\}|^([^{}]*?)\\over(?![A-Za-z])([^{}]*)$/dg, write: overFraction },
  { found: /(?<=[\w)])\{\s*\}/dg, write: '' },
  { found: new RegExp(String.raw`\\[dtc]?frac${argument}${argument}`, 'dg'), write: fractionOf },
  {
    found: new RegExp(String.raw`\\[dt]?binom${argument}${argument}`, 'dg'),
    write: ({ 1: n, 3: k }) => ` binomial(${n === undefined ? '$2' : '$1'};${k === undefined ? '$4' : '$3'})`,
  },
  {
    found: /\\sqrt\s*\[\s*([^\]{}]*)\]\s*\{([^{}]*)\}/dg,
    write: ([, degree = '']) => (degree.trim() === '3' ? ' cbrt($2)' : '(($2)#($1))'),
  },
  {
    found:
      /(?:\\sqrt|√)\s*\[\s*(\d+)\s*\]\s*(\d|[a-z]|\((?:[^()]|\([^()]*\))*\)|\{[^{}]*\})|(?<!\\)sqrt\s*\[\s*(\d+)\s*\]\s*\{([^{}]*)\}/dg,
    write: ({ 1: degree = '', 3: other }) => {
      const [n, inside] = other === undefined ? [degree, '$2'] : [other, '$4'];
      return n === '3' ? ` cbrt(${inside})` : `((${inside})#(${n}))`;
    },
  },
  {
    found: new RegExp(String.raw`\\sqrt(?!\s*\[)${argument}`, 'dg'),
    write: ([, inside]) => ` sqrt(${inside === undefined ? '$2' : '$1'})`,
  },
  { found: /\^\{\s*(?:\\circ|°)\s*\}|\^\s*\\circ(?![A-Za-z])/dg, write: '°' },
  { found: /\^\{([^{}]*)\}/dg, write: '^($1)' },
  { found: /_\{\s*(\w+)\s*\}(?=\s*[\p{L}\d])/dgu, write: '_$1 ' },
  { found: /_\{\s*(\w+)\s*\}/dg, write: '_$1' },
  { found: /_\{([^{}]*)\}/dg, write: '_($1)' },
  {
    found: /\{([^{}]*)\}/dg,
    // The groups of a command wait until all of them have none inside.
    write: ({ input, index }) => (ofCommand.test(input.slice(0, index)) ? undefined : '($1)'),
  },
];

/** Groups in braces and commands, from TeX or in its manner. */
export const groupRules: readonly Rule[] = [
  { nested: groups },
  // A fraction without a denominator, and braces without another.
  { found: /\\[dtc]?frac\s*\{([^{}]*)\}\s*$/dg, write: '($1)/' },
  { found: /\\[dtc]?frac(?=\s*\{)/dg, write: '' },
  { found: /\{/dg, write: '(' },
  { found: /\}/dg, write: ')' },
  {
    found: /\\([A-Za-z]+)(?=(\s*_)?)/dg,
    write: ([, name = '', index]) => {
      const ours = commandFor(name);
      return ours === undefined || !/^[A-Za-z]/.test(ours) ? ours : ` ${ours}${index === undefined ? ' ' : ''}`;
    },
  },
];
