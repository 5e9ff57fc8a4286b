/** Two forms of a term with the parts U, V and W; in rules of wrong ones they are rarely equal. */
export type TermRewriting = readonly [form: string, other: string];

/** Identities, each of them wherever both forms are defined. */
export const identities: readonly TermRewriting[] = [
  ['sin(U+2*pi)', 'sin(U)'],
  ['sin(U+pi)', '(-sin(U))'],
  ['sin(pi-U)', 'sin(U)'],
  ['sin(-U)', '(-sin(U))'],
  ['sin(U+pi/2)', 'cos(U)'],
  ['cos(U+pi)', '(-cos(U))'],
  ['cos(U-pi/2)', 'sin(U)'],
  ['cos(-U)', 'cos(U)'],
  ['tan(U+pi)', 'tan(U)'],
  ['tan(U)', '(sin(U)/cos(U))'],
  ['(sin(U)^2+cos(U)^2)', '1'],
  ['sin(2*U)', '(2*sin(U)*cos(U))'],
  ['cos(2*U)', '(1-2*sin(U)^2)'],
  ['sin(U+V)', '(sin(U)*cos(V)+cos(U)*sin(V))'],
  ['cos(U+V)', '(cos(U)*cos(V)-sin(U)*sin(V))'],
  ['(sin(U)+cos(U))', '(sqrt(2)*sin(U+pi/4))'],
  ['exp(U+V)', '(exp(U)*exp(V))'],
  ['exp(-U)', '(1/exp(U))'],
  ['exp(2*U)', '(exp(U)^2)'],
  ['ln(exp(U))', 'U'],
  ['ln(2*exp(U))', '(ln(2)+U)'],
  ['ln(sqrt(exp(U)))', '(U/2)'],
  ['ln((U)^2+1)', '(2*ln(sqrt((U)^2+1)))'],
  ['ln(3*((U)^2+1))', '(ln(3)+ln((U)^2+1))'],
  ['sqrt((U)^2)', 'abs(U)'],
  ['(abs(U)^2)', '((U)^2)'],
  ['abs(U-V)', 'abs(V-U)'],
  ['abs((U)*(V))', '(abs(U)*abs(V))'],
  ['sqrt(8)*(U)', '(2*sqrt(2)*(U))'],
  ['sqrt(4*abs(U))', '(2*sqrt(abs(U)))'],
  ['((U)/sqrt(2))', '(sqrt(2)/2*(U))'],
  ['((U)*((V)+(W)))', '((U)*(V)+(U)*(W))'],
  ['((U)+(V))^2', '((U)^2+2*(U)*(V)+(V)^2)'],
  ['((U)^2-(V)^2)', '((U)-(V))*((U)+(V))'],
  ['((U)-((V)-(W)))', '((U)-(V)+(W))'],
  ['((U)+(V))', '((V)+(U))'],
  ['(0.5*(U))', '((U)/2)'],
  ['(0.1*(U)+0.2*(U))', '(3/10*(U))'],
  ['((U)/((V)^2+1)+1)', '(((U)+(V)^2+1)/((V)^2+1))'],
  ['(1/((U)^2+1)-1/((U)^2+2))', '(1/(((U)^2+1)*((U)^2+2)))'],
];

/** What learners do wrong: the value changes for nearly all parts. */
export const mistakes: readonly TermRewriting[] = [
  ['sin(U+pi)', 'sin(U)'],
  ['sin(-U)', 'sin(U)'],
  ['cos(U+pi/2)', 'sin(U)'],
  ['sin(U+2*pi)', 'sin(U+6.28)'],
  ['sin(U+pi)', '(-sin(U+0.0000001))'],
  ['sin(2*U)', '(2*sin(U))'],
  ['sin(2*U)', '(sin(U)*cos(U))'],
  ['cos(2*U)', '(1-sin(U)^2)'],
  ['sin(U+V)', '(sin(U)+sin(V))'],
  ['cos(U+V)', '(cos(U)*cos(V)+sin(U)*sin(V))'],
  ['(sin(U)^2)', 'sin((U)^2)'],
  ['(sin(U)^2+cos(U)^2)', '(sin(U)^2-cos(U)^2)'],
  ['exp(U+V)', '(exp(U)+exp(V))'],
  ['exp(2*U)', '(2*exp(U))'],
  ['exp(-U)', '(-exp(U))'],
  ['ln((U)^2+(V)^2)', '(ln((U)^2)+ln((V)^2))'],
  ['ln(3*((U)^2+1))', '(3*ln((U)^2+1))'],
  ['sqrt((U)^2)', 'U'],
  ['sqrt((U)^2+(V)^2)', '((U)+(V))'],
  ['sqrt(8)*(U)', '(4*sqrt(2)*(U))'],
  ['abs((U)-(V))', '(abs(U)-abs(V))'],
  ['abs((U)+(V))', '(abs(U)+abs(V))'],
  ['((U)*((V)+(W)))', '((U)*(V)+(W))'],
  ['((U)+(V))^2', '((U)^2+(V)^2)'],
  ['((U)-((V)-(W)))', '((U)-(V)-(W))'],
  ['((U)/3)', '(0.3333*(U))'],
  ['((U)/3)', '(0.3333333*(U))'],
  ['((U)+1)', '((U)+1.0000001)'],
  ['(1/((U)^2+1))', '(1/(U)^2+1)'],
  ['((U)/((V)^2+1))', '((U)/(V)^2)'],
  ['((U)^3)', '((U)^2*3)'],
  ['(-(U)^2)', '((-(U))^2)'],
];

/** The first form and the other one with its parts replaced, in the same surroundings. */
export function pairOf(rule: TermRewriting, parts: readonly string[], around: string): readonly [string, string] {
  const filled = (form: string) =>
    around.replace('#', () => `(${form.replace(/[UVW]/g, (name) => `(${parts['UVW'.indexOf(name)] ?? name})`)})`);
  return [filled(rule[0]), filled(rule[1])];
}
