/** Sixty expressions as they stand in school books: polynomials, fractions, roots, waves, growth, conditions, implicit products. */
export const schoolExpressions = [
  'x', '2*x+3', 'a*x+b', 'x^2', '-x^2+4', 'x^2-5*x+6', 'a*x^2+b*x+1', '3*x^3-2*x^2+x-7',
  'x^4-3*x^3+2*x^2-x+1', '(x-1)*(x-2)*(x-3)', '(x+y)^3', 'x^2+y^2-1', '(x-a)^2+(y-b)^2-9', '((x-1)^2)/4+((y-2)^2)/9',
  'x^3+y^3-3*x*y', '1/2*a*(x-b)^2+y', '1/x', '(x+1)/(x+2)', '(x^2-1)/(x^2+1)', '1/(1+x^2)', '(a*x+b)/(x^2+y^2)',
  'x/(1+x/(1+x/(1+x)))', '(3*x^2+2*x+1)/(x^3+4*x+5)', 'sqrt(x)', 'sqrt(x^2+y^2)', 'sqrt(1+sqrt(1+x))',
  '(-b+sqrt(b^2+4*a*x))/(2*a)', 'sqrt(abs(x-1))', '1/sqrt(x+1)', 'sin(x)', 'a*sin(b*x+1)', 'sin(x)^2+cos(x)^2',
  'sin(x*y)-cos(x)', 'tan(x/2)', 'cos(2*x)*sin(3*y)', 'atan(x/y)', 'sin(x)/x', 'sin(sin(sin(x)))', 'exp(x)',
  'exp(-x^2/2)/2', 'x*exp(-x)', 'exp(-x)*cos(5*x)', '2^x', 'a*exp(-((x-b)^2)/(2*y^2))', '100*(1+a/100)^x', 'x*(x+1)/2',
  'a+(x-1)*b', 'a*b^(x-1)', 'x<y', 'x^2+y^2<1', 'y>sin(x)', 'x>=1', 'abs(x-a)<b', 'x^2-5*x+6<=0',
  'x*y+2*x', '2*(x+1)', '(x+1)*(x-2)', '4*x*y+2*y', '3*x^2-2*x+1', '2*sin(x)',
];

/** Values every contestant is asked for, to be sure that they compute the same thing. */
export const sampleFrame = { x: 1.3, y: 0.7, a: 2, b: 3 };
