import { entriesOf, type Topic } from '../entry.ts';

/** Names of quick checks, and of questions and answers anywhere. */
export const questionTopics: readonly Topic[] = [
  {
    title: 'Quick checks',
    about:
      'Types and numbers: [Quick checks](language.md#quick-checks). `\\correctorprecision` takes `atleast`, `rounded`, `truncate`.',
    entries: entriesOf(`text:quickcheck \\type \\field \\displayprecision \\correctorprecision
      quickcheck,question,answer,choice:\\text \\explanation`),
    example: `\\begin{quickcheck}[roots]
  \\type{input.number} \\field{real}
  \\displayprecision{3} \\correctorprecision[rounded]{2}
  \\begin{variables}
    \\randint{a}{2}{9} \\randint{b}{1}{a} \\randint{c}{0}{100}{10}   % b up to a; c in steps of 10
    \\drawFromSet{p, q}{2, 3, 5, 7}                               % two different elements
    \\number{s}{sqrt(a)}
  \\end{variables}
  \\text{What is $\\sqrt{\\var{a}}$? It is \\ansref.}
  \\explanation{Squared it is $\\var{a}$.}
  \\begin{answer} \\solution{s} \\end{answer}
\\end{quickcheck}`,
  },
  {
    title: 'Drawn quick checks',
    entries: entriesOf('quickcheckcontainer quickcheckcontainer:quickcheck \\randomquickcheckpool'),
    example: `\\begin{quickcheckcontainer}
  \\randomquickcheckpool{1}{2}
  \\begin{quickcheck} \\text{One?} \\begin{choice} \\text{yes} \\solution{true} \\end{choice} \\end{quickcheck}
  \\begin{quickcheck} \\text{Two?} \\begin{choice} \\text{yes} \\solution{true} \\end{choice} \\end{quickcheck}
\\end{quickcheckcontainer}`,
  },
  {
    title: 'Choices',
    about: 'What `\\MCScoreType` counts: [Choices](language.md#choices).',
    entries: entriesOf(
      'choices choice \\solution \\iscorrect \\checkCorrect \\permutechoices \\YesNoLabel \\MCScoreType \\allMustBeCorrect',
    ),
    example: `\\begin{quickcheck}
  \\begin{variables} \\randint{a}{2}{9} \\end{variables}
  \\text{What is less than $5$?}
  \\begin{choices}{multiple}
    \\begin{choice} \\text{$1$} \\solution{true} \\end{choice}
    \\begin{choice} \\text{$\\var{a}$} \\solution{compute} \\iscorrect{a}{<}{5} \\end{choice}
    \\begin{choice} \\text{$\\var{a}+1$} \\solution{compute} \\checkCorrect{a + 1 < 5} \\end{choice}
  \\end{choices}
  \\permutechoices{1}{3}
  \\MCScoreType{2}
\\end{quickcheck}
\\begin{quickcheck}
  \\type{mc.yesno} \\YesNoLabel{right}{wrong} \\allMustBeCorrect
  \\text{Is it prime?}
  \\begin{choice} \\text{$7$} \\solution{true} \\end{choice}
  \\begin{choice} \\text{$9$} \\solution{false} \\end{choice}
\\end{quickcheck}`,
  },
  {
    title: 'Columns for rows, tiles',
    about: 'With `\\begin{choicematrix}[multiple]` a row may have several columns.',
    entries: entriesOf('choicematrix \\column \\row tiles \\tile'),
    example: `\\begin{quickcheck}
  \\type{mc.matrix}
  \\text{What are these?}
  \\begin{choicematrix}
    \\column{rational} \\column{irrational}
    \\row{$\\frac{1}{2}$}{1}
    \\row{$\\sqrt{2}$}{2}
  \\end{choicematrix}
\\end{quickcheck}
\\begin{quickcheck}
  \\type{draganddrop}
  \\text{The derivative of the sine is \\ansref.}
  \\begin{tiles} \\tile[s]{sine} \\tile[c]{cosine} \\end{tiles}
  \\begin{answer} \\solution{c} \\end{answer}
\\end{quickcheck}`,
  },
  {
    title: 'Answers and how they are judged',
    about:
      '`\\credit` only in problems. What the commands ask for: [Answers](language.md#answers). Expressions: [expressions.md](expressions.md).',
    entries:
      entriesOf(`answer \\score \\credit \\permuteAnswers \\checkAsFunction \\allowForInput \\checkStringsForRelation
      \\checkFuncForZero \\checkMatrixForZero \\inputAsFunction \\requireForm \\significantFigures \\unit
      \\checkAsAntiderivative \\checkByTruthTable \\requireWholeDomain \\requireExactText \\parameterDomain`),
    example: `\\begin{problem}
  \\begin{variables} \\function{f}{x^2} \\number{a}{1} \\number{b}{2} \\matrix{M}{[1; 2]} \\end{variables}
  \\begin{question}
    \\type{input.generic}
    \\text{Answer.}
    \\permuteAnswers{1, 2}
    \\begin{answer} \\type{input.number} \\solution{a} \\score{2} \\end{answer}
    \\begin{answer}
      \\type{input.number} \\solution{b}
      \\credit[equal(ans, -b)]{0.5}{Mind the sign.}
    \\end{answer}
    \\begin{answer}
      \\type{input.function} \\solution{f}
      \\checkAsFunction[0.001]{x}{-2}{2}{20} \\allowForInput{x}
    \\end{answer}
    \\begin{answer}
      \\type{input.function} \\solution{f}
      \\inputAsFunction{g}{x} \\checkFuncForZero{g(x) - f} \\checkStringsForRelation{count(+, ans) = 0}
    \\end{answer}
    \\begin{answer} \\type{input.matrix} \\solution{M} \\checkMatrixForZero{ans - M} \\end{answer}
    \\begin{answer} \\type{input.function} \\solution{f} \\requireForm{factored} \\end{answer}
    \\begin{answer} \\type{input.number} \\solution{a} \\significantFigures{3} \\unit[exact]{km/h} \\end{answer}
    \\begin{answer} \\type{input.function} \\solution{f} \\checkAsAntiderivative[constant]{x} \\end{answer}
    \\begin{answer} \\type{input.function} \\solution{A => B} \\checkByTruthTable \\end{answer}
    \\begin{answer} \\type{input.function} \\solution{f} \\requireWholeDomain \\end{answer}
    \\begin{answer} \\type{input.text} \\solution{d'Alembert} \\requireExactText \\end{answer}
    \\begin{answer} \\type{input.function} \\solution{f} \\parameterDomain{n}{integer} \\end{answer}
  \\end{question}
\\end{problem}`,
  },
  {
    title: 'Code questions',
    about: 'How the parts work together: [Code questions](language.md#code-questions).',
    entries: entriesOf('fragment codesolution codefunctions evaluator \\prggrading'),
    example: `\\begin{problem}
  \\begin{question}
    \\type{python}
    \\text{Write a function \\verb|square(n)| that returns the square of a number.}
    \\begin{answer}
      \\begin{fragment}
def square(n):
    \\blank[the result]{return 0}
      \\end{fragment}
      \\begin{codesolution}
def square(n):
    return n * n
      \\end{codesolution}
    \\end{answer}
    \\begin{codefunctions}
def cube(n):
    return n * square(n)
    \\end{codefunctions}
    \\begin{evaluator}
if square(0) != 0: exit(1)
exit(0 if square(3) == 9 and cube(-2) == -8 else 2)
    \\end{evaluator}
    \\prggrading{1}{0.5}{Zero is a number as well.}
  \\end{question}
\\end{problem}`,
  },
  {
    title: 'Problems',
    entries: entriesOf('problem question \\showExplanation problem,level:\\randomquestionpool'),
    example: `\\begin{problem}
  \\randomquestionpool{1}{2}
  \\begin{question}
    \\text{Is $1$ less than $2$?}
    \\explanation{It is.} \\showExplanation{always}
    \\begin{choice} \\text{yes} \\solution{true} \\end{choice}
  \\end{question}
  \\begin{question} \\text{Is it more?} \\begin{choice} \\text{no} \\solution{true} \\end{choice} \\end{question}
\\end{problem}`,
  },
  {
    title: 'Games',
    about: '`\\duration[q]` is for each question, without `[q]` for each level.',
    entries: entriesOf('level level:\\question \\duration \\levelthreshold \\levelrepeatable'),
    example: `\\begin{problem}
  \\duration[q]{60}
  \\levelthreshold{0.8} \\levelrepeatable
  \\begin{level} \\question{1} \\randomquestionpool{2}{3} \\end{level}
  \\begin{question} \\text{One?} \\begin{choice} \\text{yes} \\solution{true} \\end{choice} \\end{question}
  \\begin{question} \\text{Two?} \\begin{choice} \\text{yes} \\solution{true} \\end{choice} \\end{question}
  \\begin{question} \\text{Three?} \\begin{choice} \\text{yes} \\solution{true} \\end{choice} \\end{question}
\\end{problem}`,
  },
];
