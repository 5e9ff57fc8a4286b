import { readMathml, type MathElement, type MathNode } from '@lemma/core/document';
import { readingOf, readingText, spreadOver, type Asked } from '@lemma/core/judgement';
import type { AmongOthers } from './field-help-context.ts';
import type { Clipping } from './clipping.ts';
import { selectionIn, writeInto } from './write-into.ts';

/**
 * What a field takes from a clipboard: a copied formula as it would be typed, other text in one line and without
 * invisible characters. Undefined if the browser's own pasting does the same.
 */
function pastedText(
  clipboard: Clipping,
  asked: Asked,
  [before, behind]: readonly [before: string, behind: string],
): string | undefined {
  const plain = clipboard['text/plain'];
  const formula = formulaIn(/^\s*<(?:m:|mml:)?math[\s>]/.test(plain) ? plain : clipboard['text/html']);
  if (plain === '' && formula === undefined) return undefined;
  const line = inOneLine(formula ?? plain);
  const isTex = formula !== undefined || /[\\$]|[_^]\{/.test(line);
  const pasted = isTex ? inBrackets(asTyped(line, asked), before, behind) : line;
  return pasted === plain ? undefined : pasted;
}

/** TeX as somebody would type it, if it is all of what is asked for; otherwise the TeX, which can be read as well. */
function asTyped(tex: string, asked: Asked): string {
  const read = readingOf(tex, asked);
  const text = read?.ok ? readingText(read.value, asked.language) : undefined;
  return text !== undefined && readingOf(text, asked)?.ok ? text : tex.replace(/^\$+([^$]*)\$+$/, '$1');
}

/** A formula remains one between others: 1/3 between 2 and x is 2(1/3)x. */
function inBrackets(formula: string, before: string, behind: string): string {
  const isFree = /(?:^|[([{;=<>|+])\s*$/.test(before) && /^\s*(?:$|[)\]};=<>|+-])/.test(behind);
  return isFree || /^[\p{L}\d.,]*$/u.test(formula) ? formula : `(${formula})`;
}

function inOneLine(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The TeX of the only formula in some HTML: of our pages, of KaTeX and MathJax, of Wikipedia, or from MathML. */
function formulaIn(html: string): string | undefined {
  if (!/data-tex|<(?:m:|mml:)?math|application\/x-tex/i.test(html)) return undefined;
  const page = new DOMParser().parseFromString(html.replaceAll(/<(\/?)(?:m|mml):/g, '<$1'), 'text/html');
  const formulas = [...page.querySelectorAll('[data-tex], math')].filter(
    (element) => element.parentElement?.closest('[data-tex], math') === null,
  );
  const [formula] = formulas;
  if (formula === undefined || formulas.length > 1 || !isAll(page, formula)) return undefined;
  const tex =
    formula.getAttribute('data-tex') ??
    formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent ??
    formula.getAttribute('alttext');
  return tex ?? texOfMathml(formula);
}

/** Whether nothing but a formula was copied: outside of it, only its other drawings may have text. */
function isAll({ body }: Document, formula: Element): boolean {
  const drawing = formula.closest('.katex, mjx-container, .mwe-math-element') ?? formula;
  return body.textContent.replace(drawing.textContent, '').trim() === '';
}

function texOfMathml(math: Element): string | undefined {
  const inner = math.matches('math') ? math : math.querySelector('math');
  const xml = inner && new XMLSerializer().serializeToString(inner).replaceAll(/ xmlns(?::\w+)?="[^"]*"/g, '');
  const read = xml && readMathml(xml);
  return read && read.ok && read.value.invalid === undefined ? texOfMath(read.value.math) : undefined;
}

/** MathML as TeX that fields can read; only its layout matters: fractions, roots, powers, indices, tables. */
function texOfMath({ tag, children }: MathElement): string {
  const parts = children.map(texOfNode);
  const [first = '', second = '', third = ''] = parts;
  switch (tag) {
    case 'mfrac':
      return `\\frac{${first}}{${second}}`;
    case 'msqrt':
      return `\\sqrt{${parts.join('')}}`;
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`;
    case 'msup':
      return `{${first}}^{${second}}`;
    case 'msub':
      return `${first}_{${second}}`;
    case 'msubsup':
      return `{${first}_{${second}}}^{${third}}`;
    case 'mtable':
      return parts.join('\\\\');
    case 'mtr':
      return parts.join('&');
    case 'mspace':
      return ' ';
    // Letters of one name stay together, names stay apart.
    case 'mi':
    case 'mtext':
      return parts.join('').trim().length > 1 ? ` ${parts.join('').trim()} ` : parts.join('');
    default:
      return parts.join('');
  }
}

function texOfNode(node: MathNode): string {
  return typeof node === 'string' ? node.replaceAll(/[\u2061-\u2064]/g, '') : texOfMath(node);
}

/**
 * Pastes into a field: formulas as texts that can be read; what fills several fields of an answer goes into all of them.
 * Says whether it has done so; otherwise the browser's own pasting does the same.
 */
export function pasteInto(
  input: HTMLInputElement,
  clipboard: Clipping,
  asked: Asked,
  among: AmongOthers | undefined,
): boolean {
  const { from, to } = selectionIn(input);
  const isAll = from === 0 && to === input.value.length;
  const spread = isAll && among && spreadOver(among.field, clipboard['text/plain'], asked.language);
  if (among !== undefined && typeof spread === 'string') {
    among.onSpread(spread);
    return true;
  }
  const [before, behind] = [input.value.slice(0, from), input.value.slice(to)];
  const pasted = pastedText(clipboard, asked, [before, behind]);
  if (pasted === undefined) return false;
  const end = from + pasted.length;
  writeInto(input, before + pasted + behind, { from: end, to: end });
  return true;
}
