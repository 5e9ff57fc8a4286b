import { useEffect, type RefObject } from 'react';
import { isOnControl } from './place.ts';

/** The attribute that contains the TeX of a formula. */
const formula = '[data-tex]';

/** Elements that start a new line in copied text. */
const lines = 'p, li, h1, h2, h3, h4, tr, dt, dd, div, pre';

/**
 * Copies formulas as TeX, because rendered formulas copy as nothing. A click on a formula selects all of it; by
 * keyboard it is selected like the surrounding text.
 */
export function useCopyAsTex(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    element.addEventListener('copy', copy);
    element.addEventListener('click', selectFormula);
    return () => {
      element.removeEventListener('copy', copy);
      element.removeEventListener('click', selectFormula);
    };
  }, [page]);
}

function copy(event: ClipboardEvent): void {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || isInInput(event.target)) return;
  const text = textOf(selection.getRangeAt(0));
  if (text === undefined) return;
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

/** The selected text with formulas as TeX; undefined if there are none: the browser then does better. */
function textOf(range: Range): string | undefined {
  const inside = elementOf(range.commonAncestorContainer)?.closest(formula);
  if (inside) return texOf(inside);
  const copied = range.cloneContents();
  const formulas = [...copied.querySelectorAll(formula)];
  if (formulas.length === 0) return undefined;
  for (const found of formulas) found.replaceWith(delimited(found));
  for (const control of copied.querySelectorAll('[data-control], [hidden]')) control.remove();
  for (const line of copied.querySelectorAll(lines)) line.append('\n');
  return copied.textContent
    .replaceAll('\u200b', '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function delimited(element: Element): string {
  const tex = texOf(element);
  return element.hasAttribute('data-display') ? `\n\\[ ${tex} \\]\n` : `$${tex}$`;
}

function texOf(element: Element): string {
  return element.getAttribute('data-tex')?.trim() ?? '';
}

function selectFormula({ target }: MouseEvent): void {
  const selection = getSelection();
  const found = target instanceof Element ? target.closest(formula) : null;
  if (selection === null || !selection.isCollapsed || found === null || isOnControl(target)) return;
  selection.selectAllChildren(found);
}

function isInInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
