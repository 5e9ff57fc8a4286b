import { describe, expect, it } from 'vitest';
import { convertFragment } from '../../conversion.ts';
import { written } from '../../testing/index.ts';

function quickcheck(inside: string): string {
  return written(`\\begin{quickcheck}[q]\\text{?}${inside}\\end{quickcheck}`)
    .replace(/^<quickcheck id="q"/, '')
    .replace('<text><p>?</p></text>', '')
    .replace('</quickcheck>', '');
}

function found(source: string): readonly (readonly [string, string])[] {
  return convertFragment(source, 'en').findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
}

const choice = '\\begin{choice}\\text{1}\\solution{true}\\end{choice}';
const question = `\\begin{question}\\text{?}${choice}\\end{question}`;

describe('answers of a quick check', () => {
  it('have a type, a text, a solution, a weight, and say how they are judged', () => {
    const source = `\\type{input.generic}\\field{rational}\\displayprecision{3}\\correctorprecision[truncate]{2}
      \\begin{variables}\\function{f}{x^2}\\end{variables}
      \\begin{answer}\\type{input.function}\\text{$f=$}\\solution{f}\\score{2}\\checkAsFunction[1e-3]{x}{0}{1}{10}
        \\allowForInput{x, sin}\\end{answer}`;
    expect(quickcheck(source.replace('1e-3', '0.001'))).toBe(
      ' type="input.generic" field="rational" display-precision="3" corrector-precision="2" corrector-mode="truncate">' +
        '<variables><variable type="function" name="f"><value>x^2</value></variable></variables>' +
        '<answer type="input.function" score="2"><text><math>f=</math></text><solution>f</solution>' +
        '<corrector name="checkAsFunction" epsilon="0.001"><value>x</value><value>0</value><value>1</value><value>10</value></corrector>' +
        '<corrector name="allowForInput"><value>x, sin</value></corrector></answer>',
    );
  });

  it.each([
    ['\\requireForm{factored}', 'input.function', '<corrector name="requireForm"><value>factored</value></corrector>'],
    ['\\requireForm{Factored}', 'input.number', '<corrector name="requireForm"><value>factored</value></corrector>'],
    ['\\significantFigures{3}', 'input.number', '<corrector name="significantFigures"><value>3</value></corrector>'],
    ['\\unit{km/h}', 'input.number', '<corrector name="unit"><value>km/h</value></corrector>'],
    ['\\unit[exact]{m^2}', 'input.number', '<corrector name="unit" option="exact"><value>m^2</value></corrector>'],
    [
      '\\checkAsAntiderivative[constant]{x}',
      'input.function',
      '<corrector name="checkAsAntiderivative" option="constant"><value>x</value></corrector>',
    ],
    ['\\checkByTruthTable', 'input.function', '<corrector name="checkByTruthTable"/>'],
  ])('are judged by %s', (command, type, written) => {
    const source = `\\begin{answer}\\type{${type}}\\solution{1}${command}\\end{answer}`;
    expect(quickcheck(`\\type{input.generic}${source}`)).toContain(written);
  });

  it('may be given in any order', () => {
    const answers = '\\begin{answer}\\solution{1}\\end{answer}\\begin{answer}\\solution{2}\\end{answer}';
    expect(quickcheck(`\\type{input.number}${answers}\\permuteAnswers{1, 2}`)).toContain(
      '<permutation answers="1 2"/>',
    );
  });

  it.each(['a, 2', '{}', 'a; b'])('may be the set %s', (solution) => {
    const variables = '\\begin{variables}\\number{a}{1}\\number{b}{2}\\end{variables}';
    const answer = `\\begin{answer}\\solution{${solution}}\\end{answer}`;
    expect(
      found(`\\begin{quickcheck}\\type{input.finite-number-set}\\text{?}${variables}${answer}\\end{quickcheck}`),
    ).toEqual([]);
  });

  it.each([
    ['input.interval', '[a; b) OR (3; infinity)', [['undefined-solution', 'b']]],
    ['input.matrix', '[a; b]', [['undefined-solution', 'b']]],
    ['input.finite-number-set', 'a, b', [['undefined-solution', 'b']]],
    ['input.number', 'ab', [['undefined-solution', 'ab']]],
    ['input.number', '', [['undefined-solution', '']]],
    ['input.function', 'y = a*x + c', []],
    ['input.function', 'speed = a', [['undefined-solution', 'speed']]],
    ['input.interval', 'x < -2 or x > a', []],
    ['input.truth-table', 'A AND B', []],
    ['input.cases.function', 'x : x < 0', []],
  ])('of %s with the solution %s', (type, solution, findings) => {
    const variables = '\\begin{variables}\\number{a}{1}\\end{variables}';
    const answer = `\\begin{answer}\\solution{${solution}}\\end{answer}`;
    expect(found(`\\begin{quickcheck}\\type{${type}}\\text{?}${variables}${answer}\\end{quickcheck}`)).toEqual(
      findings,
    );
  });

  it('ask in every way that problems know, except for part of the score', () => {
    const asked = (commands: string) =>
      found(
        `\\begin{quickcheck}\\type{input.function}\\text{?}\\begin{answer}\\solution{1}${commands}\\end{answer}\\end{quickcheck}`,
      );
    const all = '\\inputAsFunction{f}{x}\\checkFuncForZero{f(x)-1}\\checkMatrixForZero{ans-1}';
    expect(asked(`${all}\\checkStringsForRelation{count(+, ans) = 0}`)).toEqual([]);
    expect(asked('\\checkStringsForRelation{count(+, ans_2) = 0}')).toEqual([['unknown-answer', 'ans_2']]);
    expect(asked('\\credit[ans = 2]{1/2}{So.}')).toEqual([['misplaced-command', '\\credit']]);
  });
});

describe('choices', () => {
  it('may be computed', () => {
    const source = '\\begin{choice}\\text{1}\\solution{compute}\\iscorrect{3+1}{>}{4}\\end{choice}';
    expect(quickcheck(source)).toBe('><choice id="1" condition="3+1  &gt;  4">1</choice>');
    expect(quickcheck('\\begin{choice}\\text{1}\\solution{compute}\\checkCorrect{ 3 = 4 }\\end{choice}')).toBe(
      '><choice id="1" condition="3 = 4">1</choice>',
    );
  });

  it('keep the places of both sides of a relation', () => {
    const source = `\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{compute}\\iscorrect{ a+1 }{ <= }{ bb }\\end{choice}\\end{quickcheck}`;
    const { xml } = convertFragment(source, 'en');
    const [, condition = '', from] = /condition="([^"]*)" condition-at="(\d+)-/.exec(xml) ?? [];
    const text = condition.replace('&lt;', '<');
    for (const part of ['a+1', 'bb']) {
      const at = Number(from) + text.indexOf(part);
      expect(source.slice(at, at + part.length)).toBe(part);
    }
  });

  it('that say compute need a condition', () => {
    expect(
      found(
        `\\begin{quickcheck}\\text{?}${choice}\\begin{choice}\\text{2}\\solution{compute}\\end{choice}\\end{quickcheck}`,
      ),
    ).toEqual([['bad-solution', 'compute']]);
  });

  it('have scores, an order and labels', () => {
    const source = `\\type{mc.yesno}\\YesNoLabel{right}{wrong}\\MCScoreType{5}\\allMustBeCorrect\\permutechoices{1}{2}${choice}
      \\begin{choice}\\text{2}\\end{choice}`;
    expect(quickcheck(source)).toBe(
      ' type="mc.yesno" permute-choices="1-2" score-type="5" all-must-be-correct="true"><label>right</label><label>wrong</label>' +
        '<choice id="1" correct="true">1</choice><choice id="2">2</choice>',
    );
  });

  it('of yes and no need none that is true', () => {
    expect(
      found('\\begin{quickcheck}\\type{mc.yesno}\\text{?}\\begin{choice}\\text{2}\\end{choice}\\end{quickcheck}'),
    ).toEqual([]);
  });

  it('may be the columns of rows', () => {
    const source =
      '\\begin{choicematrix}[multiple]\\column{yes}\\column{no}\\row{a}{1}\\row{$b$}{1, 2}\\end{choicematrix}';
    expect(quickcheck(source)).toBe(
      ' type="mc.matrix"><choicematrix type="multiple"><column>yes</column><column>no</column>' +
        '<row correct="1">a</row><row correct="1 2"><math>b</math></row></choicematrix>',
    );
  });

  it('may be tiles for the answers', () => {
    const source = '\\begin{tiles}\\tile{one}\\tile[two]{$2$}\\end{tiles}\\begin{answer}\\solution{two}\\end{answer}';
    expect(quickcheck(source)).toBe(
      ' type="draganddrop"><tile id="1">one</tile><tile id="two"><math>2</math></tile>' +
        '<answer><text/><solution>two</solution></answer>',
    );
  });
});

describe('older spellings', () => {
  it.each([
    [`\\type{mc.yesNo}${choice}`, 'mc.yesNo', ' type="mc.yesno">'],
    [`\\precision{3}${choice}`, '\\precision', ' display-precision="3" corrector-precision="3">'],
    [`\\displayprecision{1}\\precision{3}${choice}`, '\\precision', ' display-precision="1" corrector-precision="1">'],
    [
      `\\displayPrecision{1}\\correctorprecision{1}${choice}`,
      '\\displayPrecision',
      ' display-precision="1" corrector-precision="1">',
    ],
  ])('%s are read as those of today', (inside, place, start) => {
    const source = `\\begin{quickcheck}[q]\\text{?}${inside}\\end{quickcheck}`;
    expect(found(source)).toEqual([['old-spelling', place]]);
    expect(quickcheckOf(source)).toContain(start);
  });

  it('of an assertion is a text', () => {
    const source =
      '\\begin{quickcheck}[q]\\text{?}\\begin{choice}\\assertion{one}\\solution{true}\\end{choice}\\end{quickcheck}';
    expect(found(source)).toEqual([['old-spelling', '\\assertion']]);
    expect(quickcheckOf(source)).toContain('>one</choice>');
  });
});

function quickcheckOf(source: string): string {
  return convertFragment(source, 'en').xml.replace(/ (?:\w+-)?at="[^"]*"/g, '');
}

describe('what a problem says for all its questions', () => {
  const common = '\\displayprecision{x}\\begin{variables}\\number{a}{(1}\\end{variables}';

  it('is complained of once', () => {
    expect(found(`\\begin{problem}${common}${question.repeat(3)}\\end{problem}`)).toEqual([
      ['not-a-number', 'x'],
      ['MISSING_CLOSING_BRACKET', '('],
    ]);
  });

  it('is not repeated without end', () => {
    const definitions = `\\begin{variables}${'\\number{a}{1}'.repeat(3000)}\\end{variables}`;
    const source = `\\begin{problem}${definitions}${question.repeat(3000)}\\end{problem}`;
    const { xml, findings } = convertFragment(source, 'en');
    expect(findings.map(({ code }) => code)).toEqual(['too-many-repetitions']);
    expect(xml.split('<question ')).toHaveLength(1 + 7);
  });
});

describe('pools and games', () => {
  it('draw quick checks of a container', () => {
    const one = `\\begin{quickcheck}\\text{?}${choice}\\end{quickcheck}`;
    expect(
      written(`\\begin{quickcheckcontainer}\\randomquickcheckpool{1}{2}${one}${one}\\end{quickcheckcontainer}`),
    ).toBe(
      '<quickcheckcontainer id="quickcheckcontainer-1"><pool range="1-2"/>' +
        ['1', '2']
          .map(
            (id) =>
              `<quickcheck id="quickcheck-${id}"><text><p>?</p></text><choice id="1" correct="true">1</choice></quickcheck>`,
          )
          .join('') +
        '</quickcheckcontainer>',
    );
  });

  it('say which questions of a problem are asked', () => {
    const source = `\\begin{problem}\\duration[q]{60}\\levelthreshold{0.8}\\levelrepeatable
      \\begin{level}\\question{1}\\randomquestionpool{2}{3}\\end{level}${question.repeat(3)}\\end{problem}`;
    expect(written(source)).toMatch(
      /^<questionplan duration="60" duration-per="question" level-threshold="0.8" level-repeatable="true"><level questions="1"><pool range="2-3"\/><\/level><\/questionplan><question /,
    );
    expect(written(`\\begin{problem}\\randomquestionpool{1}{2}${question.repeat(2)}\\end{problem}`)).toMatch(
      /^<questionplan><pool range="1-2"\/><\/questionplan><question /,
    );
  });

  it.each([
    ['\\randomquestionpool{2}{3}', ['pool-outside', '2}{3']],
    ['\\randomquestionpool{2}{1}', ['pool-outside', '2}{1']],
    ['\\begin{level}\\question{1}\\question{2}\\question{7}\\end{level}', ['pool-outside', '7']],
    ['\\levelthreshold{1.5}', ['not-a-number', '1.5']],
    ['\\duration{soon}', ['not-a-number', 'soon']],
  ])('%s is reported where it stands', (command, finding) => {
    expect(found(`\\begin{problem}${command}${question.repeat(2)}\\end{problem}`)).toEqual([finding]);
  });

  it('do not go together with earlier answers', () => {
    const variables = '\\begin{variables}\\earlierAnswer{a}{1,1}\\end{variables}';
    const both = `\\begin{problem}\\randomquestionpool{1}{2}${variables}${question.repeat(2)}\\end{problem}`;
    expect(found(both)).toEqual([['earlier-answer-with-pool', '\\earlierAnswer']]);
  });

  it.each([
    ['1, 1', [2], undefined],
    ['1, 1', [2, 1], undefined],
    ['-1, 1', [2], undefined],
    ['-1, 2', [2], '-1, 2'],
    ['1, 2', [1, 1], '1, 2'],
    ['3, 1', [1, 1], '3, 1'],
    ['0, 1', [1, 1], '0, 1'],
    ['1, 1.5', [2, 1], '1, 1.5'],
    ['a, b', [1, 1], 'a, b'],
    ['1', [1, 1], '1'],
    ['2, 1', [1, 1], '2, 1'],
  ])('refer to the earlier answer %s where questions have %j answers', (place, counts, marked) => {
    const answer = '\\begin{answer}\\solution{1}\\end{answer}';
    const questions = counts.map((count, index) => {
      const variables = `\\begin{variables}\\earlierAnswer[0]{a}{${place}}\\end{variables}`;
      const isLast = index === counts.length - 1;
      return `\\begin{question}\\type{input.number}\\text{?}${isLast ? variables : ''}${answer.repeat(count)}\\end{question}`;
    });
    const findings = found(`\\begin{problem}${questions.join('')}\\end{problem}`);
    expect(findings).toEqual(marked === undefined ? [] : [['unknown-earlier-answer', marked]]);
  });

  it('may all refer to an earlier answer', () => {
    const variables = '\\begin{variables}\\earlierAnswer{a}{1, 1}\\end{variables}';
    const asked = '\\begin{question}\\text{?}\\begin{answer}\\solution{1}\\end{answer}\\end{question}';
    expect(found(`\\begin{problem}${variables}${asked}${asked}\\end{problem}`)).toEqual([]);
    expect(found(`\\begin{problem}${variables}${asked}\\end{problem}`)).toEqual([['unknown-earlier-answer', '1, 1']]);
  });
});

describe('explanations', () => {
  it('of a quick check are all kept, with their conditions; ans is its only answer', () => {
    const answer = '\\begin{answer}\\solution{5}\\explanation[ans = 6]{One less.}\\end{answer}';
    const source = `\\begin{quickcheck}\\type{input.number}\\text{?}${answer}\\explanation[ans < 0]{Not negative.}\\explanation{So.}\\end{quickcheck}`;
    expect(written(source)).toBe(
      '<quickcheck id="quickcheck-1" type="input.number"><text><p>?</p></text><answer><text/><solution>5</solution>' +
        '<explanation condition="ans = 6"><p>One less.</p></explanation></answer>' +
        '<explanation condition="ans &lt; 0"><p>Not negative.</p></explanation><explanation><p>So.</p></explanation></quickcheck>',
    );
  });

  it('stand in questions and answers, and may be shown always', () => {
    const answer = '\\begin{answer}\\solution{1}\\explanation[ans = 0]{Zero.}\\end{answer}';
    const source = `\\begin{problem}\\begin{question}\\type{input.number}\\showExplanation{always}\\text{?}${answer}\\explanation{So.}\\end{question}\\end{problem}`;
    expect(written(source)).toBe(
      '<question id="question-1" type="input.number" show-explanation="always"><text><p>?</p></text><answer><text/>' +
        '<solution>1</solution><explanation condition="ans = 0"><p>Zero.</p></explanation></answer>' +
        '<explanation><p>So.</p></explanation></question>',
    );
  });

  it('speak of answers that there are', () => {
    const source = `\\begin{problem}\\begin{question}\\text{?}\\begin{answer}\\solution{1}\\end{answer}\\explanation[ans_1 = ans_3]{So.}\\end{question}\\end{problem}`;
    expect(found(source)).toEqual([['unknown-answer', 'ans_3']]);
  });

  it.each([
    ['correct(ans_1) AND NOT[correct(ans_2)]', []],
    ['count((,ans_1)=count(),ans_1)', []],
    ['count((, ans_1) = 1', []],
    ['count(+,ans_1)=0', []],
    ['equal(ans_1, a + 1) OR a mod 2 = 1', []],
    ['equal(ans_1, "(0; a)")', []],
    ['equal(g(0), 1) AND g(2) > length(ans_1)', []],
    ['condition(a > 0)', []],
    ['a', ['a']],
    ['a >', ['']],
    ['b > 0', ['b']],
    ['correct(ans)', ['ans']],
    ['count(+, ans) = 1', ['ans']],
    ['equal(2 ans, a)', ['ans']],
    ['ans = 0', ['ans']],
    ['correct(ans1)', ['ans1']],
    ['correct(ans_1, ans_2)', ['correct(ans_1, ans_2)']],
    ['equal(ans_1)', ['equal(ans_1)']],
    ['corect(ans_1)', ['corect']],
  ])('have conditions that can be read: %s', (condition, marked) => {
    const variables = '\\begin{variables}\\randint{a}{1}{9}\\end{variables}';
    const answer = '\\begin{answer}\\solution{a}\\end{answer}';
    const named = '\\begin{answer}\\type{input.function}\\solution{a}\\inputAsFunction{g}{x}\\end{answer}';
    const source = `\\begin{problem}\\begin{question}${variables}\\text{?}${answer}${named}\\explanation[${condition}]{So.}\\end{question}\\end{problem}`;
    expect(found(source)).toEqual(marked.map((text) => ['unreadable-condition', text === '' ? condition : text]));
  });

  it('speak of choices where there is nothing else', () => {
    const source = (condition: string) =>
      `\\begin{problem}\\begin{question}\\text{?}${choice}\\explanation[${condition}]{So.}\\end{question}\\end{problem}`;
    expect(found(source('equalChoice(ans, 1) AND equalChoice(ans_1, true)'))).toEqual([]);
    expect(found(source('equalChoice(ans_2, true)'))).toEqual([['unknown-answer', 'ans_2']]);
  });
});

describe('credits', () => {
  const credited = (credit: string) =>
    `\\begin{problem}\\begin{question}\\type{input.number}\\text{?}\\begin{answer}\\solution{1}${credit}\\end{answer}\\end{question}\\end{problem}`;

  it('stand in answers of problems, with a score and a text', () => {
    expect(written(credited('\\credit[ans = -1]{0.5}{The sign.}\\credit{0.1}{Tried.}'))).toContain(
      '<solution>1</solution><credit score="0.5" condition="ans = -1"><p>The sign.</p></credit><credit score="0.1"><p>Tried.</p></credit></answer>',
    );
  });

  it.each([
    ['\\credit[ans = -1]{2}{Much.}', ['not-a-number', '2']],
    ['\\credit[ans = -1]{half}{Much.}', ['not-a-number', 'half']],
    ['\\credit[valid(ans]{0.5}{Much.}', ['MISSING_CLOSING_BRACKET', '(']],
    ['\\credit[sure(ans)]{0.5}{Much.}', ['unreadable-condition', 'sure']],
  ])('%s is reported', (credit, finding) => {
    expect(found(credited(credit))).toEqual([finding]);
  });

  it('are not for quick checks, which have no score', () => {
    const source =
      '\\begin{quickcheck}\\text{?}\\begin{answer}\\solution{1}\\credit{0.5}{So.}\\end{answer}\\end{quickcheck}';
    expect(found(source).map(([code]) => code)).toContain('misplaced-command');
  });
});
