/**
 * Preloads the font of formulas: a browser would only request it for the first formula, whose letters would then move
 * the text around it.
 */
export function askForMathFont(): void {
  // Without it formulas are shown in another font.
  document.fonts.load("1em 'Lemma Math'").catch(() => undefined);
}
