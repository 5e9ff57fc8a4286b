/**
 * Asks for the font of formulas, so that it is there when the first formula is: a browser asks only then, and a formula whose
 * letters come later moves the text around it.
 */
export function askForMathFont(): void {
  // Without it formulas are shown in another one.
  document.fonts.load("1em 'Lemma Math'").catch(() => undefined);
}
