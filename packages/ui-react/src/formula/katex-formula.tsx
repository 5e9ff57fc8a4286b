import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';

/** Commands of the authoring language that KaTeX does not have. */
const macros = {
  '\\abs': '\\left|#1\\right|',
  '\\norm': '\\left\\|#1\\right\\|',
  '\\numberset': '\\mathbb{#1}',
  '\\N': '\\mathbb{N}',
  '\\Z': '\\mathbb{Z}',
  '\\Q': '\\mathbb{Q}',
  '\\R': '\\mathbb{R}',
  '\\C': '\\mathbb{C}',
};

/** TeX painted by KaTeX in one go, fast enough to be painted anew while something is dragged. */
export function KatexFormula({ tex, display }: { readonly tex: string; readonly display: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) paint(place.current, tex, display);
  }, [tex, display]);
  return <span ref={place} data-tex={tex} {...(display && { 'data-display': '' })} />;
}

/** Paints TeX into an element, in place of what stands there. */
export function paint(place: HTMLElement, tex: string, display: boolean): void {
  try {
    katex.render(tex, place, {
      displayMode: display,
      throwOnError: false,
      trust: false,
      maxExpand: 1000,
      maxSize: 50,
      macros: { ...macros },
    });
  } catch {
    // KaTeX runs out of stack on deep nesting whatever it is told about errors; the source is still readable.
    place.textContent = tex;
  }
}
