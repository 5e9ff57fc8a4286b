/**
 * MathML as MathJax reads it: it draws the selectors of a variant (U+FE00, U+FE01) as letters of their own, which leaves gaps, and has
 * calligraphic capitals under a name instead.
 */
export function alphabetsForMathjax(mathml: string): string {
  return mathml
    .replace(/<mi>(\p{L})\ufe00<\/mi>/gu, (_, letter: string) => {
      const plain = letter.normalize('NFKC');
      return /^[A-Z]$/.test(plain) ? `<mi mathvariant="-tex-calligraphic">${plain}</mi>` : `<mi>${letter}</mi>`;
    })
    .replace(/[\ufe00\ufe01]/g, '');
}
