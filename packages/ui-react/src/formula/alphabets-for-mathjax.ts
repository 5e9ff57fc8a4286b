/**
 * MathML adapted to MathJax, which draws variation selectors (U+FE00, U+FE01) as letters of their own, leaving gaps,
 * and instead has calligraphic capitals as a named alphabet.
 */
export function alphabetsForMathjax(mathml: string): string {
  return mathml
    .replace(/<mi>(\p{L})\ufe00<\/mi>/gu, (_, letter: string) => {
      const plain = letter.normalize('NFKC');
      return /^[A-Z]$/.test(plain) ? `<mi mathvariant="-tex-calligraphic">${plain}</mi>` : `<mi>${letter}</mi>`;
    })
    .replace(/[\ufe00\ufe01]/g, '');
}
