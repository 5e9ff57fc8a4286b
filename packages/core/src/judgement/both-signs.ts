/** `1 ± sqrt(3)` is two numbers, with one sign and the other; anything without ± is itself. */
export function withBothSigns(text: string): readonly string[] {
  const plain = text.replaceAll(/\+\s*\/?\s*[-−]/g, '±').replaceAll(/\\pm(?![a-z])/gi, '±');
  if (!plain.includes('±')) return [text];
  return [plain.replaceAll('±', '+').replaceAll('∓', '-'), plain.replaceAll('±', '-').replaceAll('∓', '+')];
}
