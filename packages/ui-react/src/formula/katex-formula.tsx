import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';

/** Commands of the authoring language that KaTeX lacks. */
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

/** TeX rendered synchronously by KaTeX, fast enough to be re-rendered while something is dragged. */
export function KatexFormula({ tex, display }: { readonly tex: string; readonly display: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) paint(place.current, tex, display);
  }, [tex, display]);
  return <span ref={place} data-tex={tex} {...(display && { 'data-display': '' })} />;
}

/** Renders TeX into an element, replacing its contents. */
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
    // KaTeX overflows the stack on deep nesting, regardless of its error settings; the source is still readable.
    place.textContent = tex;
  }
}
