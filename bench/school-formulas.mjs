// Formulas from school and first-year courses, in TeX that every contestant reads.
const kinds = [
  'x_{1,2}=-\\frac{p}{2}\\pm\\sqrt{\\left(\\frac{p}{2}\\right)^2-q}',
  '\\int_{0}^{1} x^2\\,dx=\\frac{1}{3}',
  '\\sum_{k=1}^{n} k=\\frac{n(n+1)}{2}',
  '\\lim_{x\\to 0}\\frac{\\sin x}{x}=1',
  "f'(x)=\\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}",
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}\\begin{pmatrix}x\\\\y\\end{pmatrix}=\\begin{pmatrix}5\\\\6\\end{pmatrix}',
  '\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix}=ad-bc',
  '\\binom{n}{k}=\\frac{n!}{k!(n-k)!}',
  '(a+b)^n=\\sum_{k=0}^{n}\\binom{n}{k}a^{n-k}b^k',
  '\\cos(\\alpha+\\beta)=\\cos\\alpha\\cos\\beta-\\sin\\alpha\\sin\\beta',
  'e^{i\\varphi}=\\cos\\varphi+i\\sin\\varphi',
  '\\mathbb{N}\\subset\\mathbb{Z}\\subset\\mathbb{Q}\\subset\\mathbb{R}',
  'A\\cup B=\\{x\\mid x\\in A\\lor x\\in B\\}',
  '\\vec{a}\\cdot\\vec{b}=|\\vec{a}||\\vec{b}|\\cos\\gamma',
  '\\log_b(xy)=\\log_b x+\\log_b y',
  '\\begin{cases}2x+3y=7\\\\x-y=1\\end{cases}',
  '\\frac{d}{dx}\\ln x=\\frac{1}{x}',
  '\\int\\frac{1}{1+x^2}\\,dx=\\arctan x+C',
  'a^2+b^2=c^2',
  '\\overline{AB}=\\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}',
  'P(A\\mid B)=\\frac{P(A\\cap B)}{P(B)}',
  '\\sigma=\\sqrt{\\frac{1}{n}\\sum_{i=1}^{n}(x_i-\\mu)^2}',
  '\\prod_{i=1}^{n}x_i',
  'x\\in[-5,5]',
  'y=mx+b',
  '\\sqrt[3]{x+1}',
  '\\frac{a}{b}:\\frac{c}{d}=\\frac{ad}{bc}',
  '\\left|x-3\\right|\\le 2',
  '\\det(A-\\lambda I)=0',
  '\\sum_{n=0}^{\\infty}\\frac{x^n}{n!}=e^x',
  'x\\mapsto x^2',
  '\\pi\\approx 3.14159',
  '\\frac{1}{1-q}',
  '2x+3',
  '(x-1)(x+2)',
  'f(x)=\\frac{1}{2}x^2-3x+4',
  'x>0',
  '3\\cdot 4',
  '\\sqrt{2}',
  '\\frac{3}{4}',
];

/** This many formulas, no two of them alike. */
export function schoolFormulas(count) {
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / kinds.length);
    return `${kinds[at % kinds.length]}${round === 0 ? '' : `+${String(round)}`}`;
  });
}

const words =
  'A function assigns to every element of its domain exactly one element of its codomain, and is given by its term';

/** The source of a lecture of 300 blocks with 500 formulas. */
export function lecture() {
  const formulas = schoolFormulas(500).map((tex) => `$${tex}$`);
  let used = 0;
  const blocks = Array.from({ length: 300 }, (_, at) => {
    const upTo = Math.round((500 * (at + 1)) / 300);
    const mine = formulas.slice(used, upTo);
    used = upTo;
    return `${at % 30 === 0 ? `\\section{Part ${String(at / 30 + 1)}}\n\n` : ''}${block(at, mine)}`;
  });
  return `\\begin{content}\\title{A lecture}\n${blocks.join('\n\n')}\n\\end{content}`;
}

function block(at, formulas) {
  const kind = ['definition', 'theorem', 'example', 'remark', 'proof', 'exercise'][(at / 5) % 6];
  if (at % 5 === 0) return `\\begin{${kind}}${words} ${formulas.join(' and ')}.\\end{${kind}}`;
  if (at % 7 === 0) {
    const items = [...formulas.map((formula) => `${words} ${formula}`), words].map((item) => `\\item ${item}`);
    return `\\begin{enumerate}${items.join('\n')}\\end{enumerate}`;
  }
  if (at % 11 === 0) {
    const row = (number) =>
      [0, 1, 2].map((column) => `${number * column} ${number === 0 ? (formulas[column] ?? '') : ''}`);
    return `\\begin{table}[\\cellaligns{lll}]\\head a & b & c \\\\ \\body ${[0, 1, 2].map((r) => row(r).join(' & ')).join(' \\\\ ')}\\end{table}`;
  }
  return `${words}, \\textbf{so} ${formulas.join(', ')} and so on.`;
}
