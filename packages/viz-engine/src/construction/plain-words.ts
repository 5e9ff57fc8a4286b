/** `$P_1$` is written P₁ on a board: signs of TeX are dropped, digits below become small ones. */
export function plainWords(text: string): string {
  return text
    .replaceAll('$', '')
    .replaceAll(/_\{?(\d+)\}?/g, (_, digits: string) =>
      digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit))),
    )
    .trim();
}
