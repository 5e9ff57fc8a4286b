import type { MathElement } from '@lemma/core/document';
import type { Texts } from '../language/index.ts';
import { largeSigns, spokenExponents, spokenMarks, spokenSigns } from './spoken-signs.ts';

/** The texts of formulas in a language: those of the namespace `formula`. */
export type FormulaTexts = Pick<Texts<'formula'>, 't' | 'language'>;

/**
 * A formula in words, following its visible structure: "x squared plus the square root of 2". For names of controls,
 * titles and tables of contents; where MathML itself is on the page, screen readers do this themselves.
 */
export function spokenMath(math: MathElement, texts: FormulaTexts): string {
  return say(math, texts).trim();
}

function say(element: MathElement, texts: FormulaTexts): string {
  const { tag, attributes } = element;
  const parts = partsOf(element);
  const [first, second, third] = parts;
  const saidOf = (part: MathElement | undefined): string => (part === undefined ? '' : say(part, texts));
  switch (tag) {
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'ms':
      return word(textOf(element), texts);
    case 'mo':
      return sign(textOf(element), undefined, texts);
    case 'mspace':
    case 'mphantom':
      return '';
    case 'mfrac':
      return fraction(element, texts);
    case 'msqrt':
      return root('squareRoot', sayRow(parts, texts), parts, texts);
    case 'mroot':
      return nthRoot(first, second, texts);
    case 'msup':
      return superscript(saidOf(first), first, second, texts);
    case 'msub':
      return limits(first, second, undefined, texts) ?? subscript(first, second, texts);
    case 'msubsup':
      return limits(first, second, third, texts) ?? superscript(subscript(first, second, texts), first, third, texts);
    case 'munder':
      return limits(first, second, undefined, texts) ?? texts.t('below', { base: saidOf(first), mark: saidOf(second) });
    case 'mover':
      return limits(first, undefined, second, texts) ?? marked(first, second, texts);
    case 'munderover':
      return (
        limits(first, second, third, texts) ??
        texts.t('above', { base: texts.t('below', { base: saidOf(first), mark: saidOf(second) }), mark: saidOf(third) })
      );
    case 'mtable':
      return table(element, texts);
    case 'menclose':
      return enclosed(attributes['notation'] ?? '', parts, texts);
    default:
      return sayRow(parts, texts);
  }
}

const applyFunction = '\u2061';

/** Adjacent parts, including fences. */
function sayRow(parts: readonly MathElement[], texts: FormulaTexts): string {
  const words: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) continue;
    const fence = fenceAt(parts, at);
    if (fence !== undefined) {
      words.push(fenced(fence, isCalled(parts, at), texts));
      at = fence.end;
    } else if (part.tag === 'mo' && textOf(part) === applyFunction) {
      continue;
    } else if (part.tag === 'mo') {
      words.push(sign(textOf(part), parts[at - 1], texts));
    } else if (!isLarge(part) && startsApplication(parts, at)) {
      words.push(texts.t('of', { what: say(part, texts) }));
    } else {
      words.push(say(part, texts));
    }
  }
  return joined(words, texts);
}

interface Fence {
  readonly open: string;
  readonly inner: readonly MathElement[];
  readonly close: string;
  readonly end: number;
}

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '|': '|', '‖': '‖' };

/** The fence that opens here with its content, if it closes in this row. */
function fenceAt(parts: readonly MathElement[], at: number): Fence | undefined {
  const open = operatorOf(parts[at]);
  const close = open === undefined ? undefined : partners[open];
  if (open === undefined || close === undefined) return undefined;
  let depth = 1;
  for (let end = at + 1; end < parts.length; end += 1) {
    const found = operatorOf(parts[end]);
    if (found === close) depth -= 1;
    else if (found === open) depth += 1;
    if (depth === 0) return { open, inner: parts.slice(at + 1, end), close, end };
  }
  // A single opening brace begins cases.
  return open === '{' && parts[at + 1]?.tag === 'mtable' && parts.length === at + 2
    ? { open, inner: parts.slice(at + 1), close: '', end: parts.length - 1 }
    : undefined;
}

function fenced({ open, inner, close }: Fence, called: boolean, texts: FormulaTexts): string {
  const { t } = texts;
  const [only] = inner;
  if (inner.length === 1 && only?.tag === 'mtable') {
    if (close === '')
      return t('cases', {
        entries: rowsOf(only)
          .map((row) => rowEntries(row, texts))
          .join(t('betweenRows')),
      });
    return open === '|' ? t('determinant', { matrix: table(only, texts) }) : table(only, texts);
  }
  if (inner.length === 1 && only?.tag === 'mfrac' && isBare(only)) return say(only, texts);
  const said = sayRow(inner, texts);
  if (open === '|') return t(isSimple(inner) ? 'absolute' : 'longAbsolute', { inner: said });
  if (open === '‖') return t('norm', { inner: said });
  if (open === '(' && called && isSimple(inner)) return said;
  return joined([word(open, texts), said, word(close, texts)], texts);
}

/** Whether a function name, known or of a single letter, precedes: f(x). */
function isCalled(parts: readonly MathElement[], at: number): boolean {
  return parts[at - 1]?.tag === 'mo'
    ? textOf(parts[at - 1] ?? nothing) === applyFunction
    : functionLetters(parts[at - 1]);
}

/** Whether "of" follows: sin x, f(x). */
function startsApplication(parts: readonly MathElement[], at: number): boolean {
  const next = parts[at + 1];
  if (operatorOf(next) === applyFunction) return true;
  return operatorOf(next) === '(' && functionLetters(parts[at]) && fenceAt(parts, at + 1) !== undefined;
}

/** Whether it is already spoken with "of": a sum, a limit. */
function isLarge(part: MathElement): boolean {
  const [base = part] = /^m(sub|sup|under|over)/.test(part.tag) ? partsOf(part) : [];
  return largeSigns.has(textOf(base));
}

function functionLetters(part: MathElement | undefined): boolean {
  if (part === undefined) return false;
  const base = part.tag === 'msub' || part.tag === 'msup' || part.tag === 'msubsup' ? partsOf(part)[0] : part;
  return base?.tag === 'mi' && /^[fghFGH]$|^..+$/u.test(plain(textOf(base)));
}

function fraction(element: MathElement, texts: FormulaTexts): string {
  const [above, below] = partsOf(element);
  if (above === undefined || below === undefined) return '';
  const [numerator, denominator] = [say(above, texts), say(below, texts)];
  if (isBare(element)) return texts.t('binomial', { upper: numerator, lower: denominator });
  const isShort = (isSimple([above]) || isSimplePower(above)) && isSimple([below]);
  const key = isShort ? 'fraction' : 'longFraction';
  return texts.t(key, { numerator, denominator });
}

function isBare(fraction: MathElement): boolean {
  return /^0(px|em)?$/.test(fraction.attributes['linethickness'] ?? '');
}

function root(
  key: 'squareRoot' | 'cubeRoot',
  radicand: string,
  parts: readonly MathElement[],
  texts: FormulaTexts,
): string {
  const said = texts.t(key, { radicand });
  return isSimple(parts) ? said : texts.t('endRoot', { root: said });
}

function nthRoot(radicand: MathElement | undefined, degree: MathElement | undefined, texts: FormulaTexts): string {
  if (radicand === undefined || degree === undefined) return '';
  if (textOf(degree) === '3') return root('cubeRoot', say(radicand, texts), [radicand], texts);
  const said = texts.t('root', { degree: say(degree, texts), radicand: say(radicand, texts) });
  return isSimple([radicand]) ? said : texts.t('endRoot', { root: said });
}

function superscript(
  base: string,
  of: MathElement | undefined,
  exponent: MathElement | undefined,
  texts: FormulaTexts,
): string {
  if (exponent === undefined) return base;
  const written = textOf(exponent);
  const key = spokenExponents.get(written);
  if (key !== undefined) return texts.t(key, { base });
  if (/^[−-]1$/.test(written) && functionLetters(of)) return texts.t('inverse', { function: base });
  return texts.t(isSimple([exponent]) ? 'power' : 'longPower', { base, exponent: say(exponent, texts) });
}

function subscript(base: MathElement | undefined, index: MathElement | undefined, texts: FormulaTexts): string {
  if (base === undefined || index === undefined) return '';
  if (textOf(base) === 'log') return texts.t('logarithm', { base: say(index, texts) });
  const key = isSimple([index]) ? 'index' : 'longIndex';
  return texts.t(key, { base: say(base, texts), index: say(index, texts) });
}

/** A sum, an integral or a limit with its lower and upper parts; undefined for any other base. */
function limits(
  base: MathElement | undefined,
  lower: MathElement | undefined,
  upper: MathElement | undefined,
  texts: FormulaTexts,
): string | undefined {
  const { t } = texts;
  const key = base && largeSigns.get(textOf(base));
  if (key === undefined) return undefined;
  const what = t(key);
  if (lower === undefined) return t('of', { what });
  const from = say(key === 'limit' ? approaching(lower) : lower, texts);
  if (upper !== undefined) return t('fromTo', { what, from, to: say(upper, texts) });
  return t(key === 'limit' ? 'as' : 'over', { what, from });
}

/** An arrow below a limit is read as approaching. */
function approaching(element: MathElement): MathElement {
  if (element.tag === 'mo' && textOf(element) === '→') return { ...element, children: ['\u21DD'] };
  return {
    ...element,
    children: element.children.map((child) => (typeof child === 'string' ? child : approaching(child))),
  };
}

function marked(base: MathElement | undefined, mark: MathElement | undefined, texts: FormulaTexts): string {
  if (base === undefined || mark === undefined) return '';
  const key = spokenMarks.get(textOf(mark));
  if (key !== undefined && operatorOf(base) === undefined) return texts.t(key, { base: say(base, texts) });
  return texts.t('above', { base: say(base, texts), mark: say(mark, texts) });
}

function table(element: MathElement, texts: FormulaTexts): string {
  const { t } = texts;
  const rows = rowsOf(element);
  const columns = Math.max(0, ...rows.map((row) => partsOf(row).length));
  const isAligned = element.attributes['class']?.startsWith('aligned') === true;
  if (isAligned || element.attributes['class'] === 'lines' || element.attributes['class'] === 'cases') {
    return rows
      .map((row) =>
        joined(
          partsOf(row).map((cell) => say(cell, texts)),
          texts,
        ),
      )
      .join(t('betweenRows'));
  }
  if (columns === 1 && rows.length > 1) {
    return t('columnVector', { entries: rows.map((row) => rowEntries(row, texts)).join(t('between')) });
  }
  const entries = rows.map((row, at) => t('row', { number: at + 1, entries: rowEntries(row, texts) }));
  return t('matrix', {
    rows: t('matrixRows', { count: rows.length }),
    columns: t('matrixColumns', { count: columns }),
    entries: entries.join(t('betweenRows')),
  });
}

function rowsOf(element: MathElement): readonly MathElement[] {
  return partsOf(element).filter(({ tag }) => tag === 'mtr');
}

function rowEntries(row: MathElement, texts: FormulaTexts): string {
  return partsOf(row)
    .map((cell) => say(cell, texts))
    .join(texts.t('between'));
}

function enclosed(notation: string, parts: readonly MathElement[], texts: FormulaTexts): string {
  const { t } = texts;
  const base = sayRow(parts, texts);
  if (notation === 'box') return t('framed', { base });
  if (notation.includes('strike')) return t('struck', { base });
  if (notation !== 'top') return base;
  return t(parts.length === 1 && parts[0]?.tag === 'mi' ? 'bar' : 'line', { base });
}

function sign(written: string, before: MathElement | undefined, texts: FormulaTexts): string {
  const { t } = texts;
  const isPrefix = before === undefined || (before.tag === 'mo' && !/^[)\]}|!′]$/.test(textOf(before)));
  if (/^[−-]$/.test(written) && isPrefix) return t('signs.negative');
  if (written === '\u21DD') return t('signs.limitTo');
  if (/^[\u2061-\u2064]?$/.test(written)) return '';
  const large = largeSigns.get(written);
  return large === undefined ? word(written, texts) : t('of', { what: t(large) });
}

function word(written: string, { t }: FormulaTexts): string {
  const text = plain(written);
  const key = spokenSigns.get(text);
  return key === undefined ? text : t(`signs.${key}`);
}

/** Letters of other alphabets are read like plain ones; number sets have names of their own. */
function plain(written: string): string {
  const text = written.replace(/[\ufe00\ufe01]/g, '').trim();
  return spokenSigns.has(text) ? text : text.normalize('NFKC');
}

/** Whether its end is clear without a closing word: a number, a letter, a single power. */
function isSimple(parts: readonly MathElement[]): boolean {
  const seen = parts.filter((part) => part.tag !== 'mspace' && operatorOf(part) !== '\u2062');
  const [only] = seen;
  if (only === undefined) return true;
  if (seen.length > 1) return seen.length === 2 && operatorOf(only) === '−' && isSimple(seen.slice(1));
  switch (only.tag) {
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'mo':
      return true;
    case 'msub':
      return partsOf(only).every((part) => isSimple([part]));
    case 'mrow':
    case 'mstyle':
    case 'mtd':
      return isSimple(partsOf(only));
    default:
      return false;
  }
}

function isSimplePower({ tag, children }: MathElement): boolean {
  return tag === 'msup' && partsOf({ tag, attributes: {}, children }).every((part) => isSimple([part]));
}

/** A comma or full stop is attached to the preceding word; Chinese only has blanks between letters. */
function joined(words: readonly string[], { language }: FormulaTexts): string {
  return words
    .filter((each) => each !== '')
    .reduce((line, each) => {
      const isTight = /^[,.;:]/.test(each) || line === '';
      const needsBlank = language !== 'zh' || (/[\w.,]$/.test(line) && /^\w/.test(each));
      return isTight || !needsBlank ? line + each : `${line} ${each}`;
    }, '');
}

const nothing: MathElement = { tag: 'mrow', attributes: {}, children: [] };

function operatorOf(part: MathElement | undefined): string | undefined {
  return part?.tag === 'mo' ? textOf(part) : undefined;
}

function partsOf({ children }: MathElement): readonly MathElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function textOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
