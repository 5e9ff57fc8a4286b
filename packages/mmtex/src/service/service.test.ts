import { applyEdits } from '@lemma/core/authoring';
import { describe, expect, it } from 'vitest';
import { figureTypes, sampleDocument } from '../testing/index.ts';
import { sourceLanguage } from './index.ts';

const service = sourceLanguage(figureTypes);

/** A text without its `|`, and the offset of that. */
function at(marked: string): readonly [text: string, offset: number] {
  const offset = marked.indexOf('|');
  return [marked.slice(0, offset) + marked.slice(offset + 1), offset];
}

function labels(marked: string): readonly string[] {
  return service.completionsAt(...at(marked)).map(({ label }) => label);
}

function insert(marked: string, label: string): string | undefined {
  return service.completionsAt(...at(marked)).find((each) => each.label === label)?.insert;
}

function texts(source: string, kind: string): readonly string[] {
  return service
    .tokensOf(source)
    .flatMap((token) => (token.kind === kind ? [source.slice(token.span.from, token.span.to)] : []));
}

function renamed(marked: string, name: string): string {
  const [text, offset] = at(marked);
  const edits = service.rename(text, offset, name);
  return edits.ok ? applyEdits(text, edits.value) : edits.failure.kind;
}

const figure = (inside: string, after = '') =>
  `\\begin{visualization}{v}\\begin{variables}${inside}\\end{variables}${after}\\end{visualization}`;

describe('tokens', () => {
  it('tell commands, environments, formulas and comments apart', () => {
    const source = '\\begin{remark} \\emph{a} $\\frac12 + x$ % why\n\\end{remark}';
    expect(texts(source, 'command')).toEqual(['\\begin', '\\emph', '\\end']);
    expect(texts(source, 'environment')).toEqual(['remark', 'remark']);
    expect(texts(source, 'formulaCommand')).toEqual(['\\frac']);
    expect(texts(source, 'formula')).toEqual(['$', '12 + x$']);
    expect(texts(source, 'comment')).toEqual(['% why']);
  });

  it('say what is unknown: in text, in formulas, among definitions', () => {
    expect(texts('\\empf{a} $\\sqr2$ \\begin{itemise}\\end{itemise}', 'unknown')).toEqual([
      '\\empf',
      '\\sqr',
      'itemise',
      'itemise',
    ]);
    expect(texts(figure('\\slider{a}{1, 0, 2}\\silder{b}{1, 0, 2}'), 'unknown')).toEqual(['\\silder']);
  });

  it('say what a definition is made of', () => {
    const source = figure('\\number{a}{2}\\point{P}{a+1.5, 3}');
    expect(texts(source, 'variable')).toEqual(['a', 'P', 'a']);
    expect(texts(source, 'number')).toEqual(['2', '1.5', '3']);
  });

  it('are those of all languages', () => {
    expect(texts('\\lang{de}{\\emph{a}}\\lang{en}{\\textbf{b}}', 'command')).toEqual([
      '\\lang',
      '\\emph',
      '\\lang',
      '\\textbf',
    ]);
  });

  it('know other sources that are put in, wherever they stand', () => {
    const source = 'a \\input{parts/one} ' + figure('\\insert {two}') + ' % \\input{three}';
    expect(texts(source, 'command')).toEqual(['\\input', '\\begin', '\\begin', '\\insert', '\\end', '\\end']);
    expect(texts(source, 'name')).toEqual(['parts/one', 'v', 'two']);
    expect(texts(source, 'unknown')).toEqual([]);
  });

  it('leave code alone', () => {
    expect(texts('\\begin{code}\n\\emph{x} % y\n\\end{code}', 'verbatim')).toEqual(['\n\\emph{x} % y\n']);
  });
});

describe('completion', () => {
  it('proposes the commands of text, with what they take', () => {
    expect(labels('a \\em|')).toContain('\\emph');
    expect(insert('a \\em|', '\\emph')).toBe('\\emph{${text}}');
    expect(insert('a \\be|', '\\begin{definition}')).toBe('\\begin{definition}[${title}]\n  ${}\n\\end{definition}');
  });

  it('proposes what has a meaning here only', () => {
    expect(labels('\\begin{itemize}\\it| \\end{itemize}')).toContain('\\item');
    expect(labels('a \\it|')).not.toContain('\\item');
    expect(labels('\\begin{quickcheck}\\t| \\end{quickcheck}')).not.toContain('\\emph');
    expect(labels('$a \\| b$')).toContain('\\frac');
  });

  it('proposes types and attributes among definitions', () => {
    expect(labels(figure('\\number{a}{1}\n\\|'))).toEqual(
      expect.arrayContaining(['\\slider', '\\color', '\\randadjustIf']),
    );
    expect(insert(figure('\\|'), '\\slider')).toBe('\\slider{${name}}{${1}, ${-3}, ${3}}');
    expect(labels(figure('', '\\|'))).toEqual(expect.arrayContaining(['\\color', '\\title']));
    expect(labels(figure('', '\\|'))).not.toContain('\\slider');
  });

  it('proposes environments of this place, with their end', () => {
    expect(insert('\\begin{th|}', 'theorem')).toBe('theorem}[${title}]\n  ${}\n\\end{theorem}');
    expect(insert('\\begin{th|} a \\end{th}', 'theorem')).toBe('theorem}');
    expect(labels('\\begin{canvasrow}\\begin{|}\\end{canvasrow}')).toEqual(['canvas']);
    expect(labels('\\begin{choices}{unique}\\begin{|}\\end{choices}')).toEqual(['choice']);
    expect(labels('\\begin{remark} a \\end{|')).toEqual(['remark']);
  });

  it('proposes the variables around, not those of another figure', () => {
    const other = figure('\\number{z}{1}');
    const own = figure('\\number{a}{1}\\point{P}{1,2}', '\\text{the \\var{|}}');
    expect(labels(other + own)).toEqual(['a', 'P']);
    const question = '\\begin{question}\\begin{variables}\\number{b}{1}\\end{variables}\\text{\\var{|}}\\end{question}';
    expect(labels(`\\begin{problem}\\begin{variables}\\number{a}{1}\\end{variables}${question}\\end{problem}`)).toEqual(
      ['b', 'a'],
    );
  });

  it('proposes variables, functions and constants in terms, and options', () => {
    expect(labels(figure('\\number{a}{1}\\number{b}{2+|}'))).toEqual(expect.arrayContaining(['a', 'sqrt', 'pi']));
    expect(labels(figure('\\number{a}{1}', '\\color{|}{red}'))).toEqual(['a']);
    expect(labels(figure('\\point[|]{P}{1,2}'))).toEqual(['editable']);
    expect(labels(figure('\\point{P}{1,2}', '\\begin{canvas}\\plot{|}\\end{canvas}'))).toEqual(['P']);
    expect(labels(figure('\\slider{a}{1, 0, 2}', '\\share{|}'))).toEqual(['a']);
    expect(labels(figure('\\number{a}{1}', '\\text{\\IF{a > |}{b}}'))).toContain('a');
  });

  it('proposes to put another source in', () => {
    expect(insert('a \\inp|', '\\input')).toBe('\\input{${path}}');
    expect(labels('a \\ins|')).toContain('\\insert');
  });

  it('proposes labels and languages', () => {
    expect(labels('\\label{here} \\ref{|}')).toEqual(['here']);
    expect(labels('\\lang{|}')).toEqual(['de', 'en', 'fr', 'zh']);
  });

  it('proposes nothing in comments and code', () => {
    expect(labels('% \\em|')).toEqual([]);
    expect(labels('\\begin{code}\n\\em|\n\\end{code}')).toEqual([]);
  });
});

describe('explanation', () => {
  const hover = (marked: string) => service.hoverAt(...at(marked));

  it('tells how a command, an environment and a type are written', () => {
    expect(hover('\\hr|ef{a}{b}')).toMatchObject({
      kind: 'command',
      name: 'href',
      syntax: '\\href[${option}]{${address}}{${text}}',
    });
    expect(hover('\\begin{rem|ark} \\end{remark}')).toMatchObject({ kind: 'environment', name: 'remark' });
    expect(hover('\\begin{metainfo}\\la|bel{a}\\end{metainfo}')).toMatchObject({
      name: 'label',
      environment: 'metainfo',
    });
    expect(hover('\\begin{metainfo}\\begin{description} \\end{des|cription}\\end{metainfo}')).toMatchObject({
      name: 'description',
      environment: 'metainfo',
    });
    expect(hover('\\begin{remark}\\la|bel{a}\\end{remark}')).not.toHaveProperty('environment');
    expect(hover(figure('\\sli|der{a}{1,0,2}'))).toMatchObject({ kind: 'type', syntax: '\\slider{${name}}{1, -3, 3}' });
    expect(hover(figure('\\number{a}{1}', '\\co|lor{a}{red}'))).toMatchObject({ kind: 'attribute', name: 'color' });
  });

  it('tells how other sources are put in', () => {
    expect(hover('a \\lang{de}{\\inp|ut{parts/one}}')).toMatchObject({
      kind: 'command',
      name: 'input',
      syntax: '\\input{${path}}',
      span: { from: 12, to: 18 },
    });
    expect(hover('\\ins|ert{parts/one}')).toMatchObject({ name: 'insert', syntax: '\\insert{${path}}' });
  });

  it('tells what a variable, a function and a constant are', () => {
    expect(hover(figure('\n\\number{a}{1}\n\\number{b}{|a+1}'))).toMatchObject({
      kind: 'variable',
      syntax: '\\number{a}{1}',
    });
    expect(hover(figure('\\number{b}{sq|rt(2)}'))).toMatchObject({ kind: 'function', name: 'sqrt', syntax: 'sqrt(x)' });
    expect(hover(figure('\\number{b}{p|i}'))).toMatchObject({ kind: 'constant', name: 'pi' });
  });

  it('has nothing to say of plain text', () => {
    expect(hover('some te|xt')).toBeUndefined();
  });
});

describe('folding', () => {
  it('is possible for environments over several lines', () => {
    const source = 'a\n\\begin{remark}\n  b\n  \\begin{itemize}\n    \\item c\n  \\end{itemize}\n\\end{remark}\nd';
    expect(service.foldsOf(source).map(({ from, to }) => source.slice(from, to))).toEqual([
      '\n  b\n  \\begin{itemize}\n    \\item c\n  \\end{itemize}',
      '\n    \\item c',
    ]);
  });
});

describe('a definition', () => {
  const definition = (marked: string) => {
    const [text, offset] = at(marked);
    const span = service.definitionAt(text, offset);
    return span && `${text.slice(0, span.from)}<${text.slice(span.from, span.to)}>`.slice(-12);
  };

  it('is found from its uses', () => {
    expect(definition(figure('\\number{abc}{1}', '\\text{\\var{a|bc}}'))).toBe('number{<abc>');
    expect(definition('\\label{here} and \\ref{he|re}')).toBe('label{<here>');
    expect(definition('\\newcommand{\\vek}[1]{\\vec{#1}} $\\ve|k{a}$')).toBe('mmand{\\<vek>');
    const link = '\\begin{metainfo}\\begin{links}\\link{article}{a}{more}\\end{links}\\end{metainfo}';
    expect(definition(`${link}\\link{mo|re}{text}`)).toBe('e}{a}{<more>');
    expect(definition('some te|xt')).toBeUndefined();
  });
});

describe('another name', () => {
  const source = figure(
    '\\slider{|a}{1, -3, 3}\\point{P}{a, 2a}\\function{f}{a*x^2+sin(a)}\\string{t}{P, {a is \\var{a}}}\\randadjustIf{a}{a = 1}',
    '\\color{a}{blue}\\limits{f}{-a, a}\\share{P, a}\\begin{canvas}\\plot{a, P, f}\\end{canvas}\\text{$\\var{a}$ \\var{a} \\IF{a > 0}{a}}',
  );

  it('is given in definitions, terms, conditions, plots, attributes and mentions, and nowhere else', () => {
    expect(renamed(source, 'k')).toBe(
      figure(
        '\\slider{k}{1, -3, 3}\\point{P}{k, 2k}\\function{f}{k*x^2+sin(k)}\\string{t}{P, {a is \\var{k}}}\\randadjustIf{k}{k = 1}',
        '\\color{k}{blue}\\limits{f}{-k, k}\\share{P, k}\\begin{canvas}\\plot{k, P, f}\\end{canvas}\\text{$\\var{k}$ \\var{k} \\IF{k > 0}{a}}',
      ),
    );
  });

  it('is given to a point with its coordinates, to a function with its calls', () => {
    expect(renamed(figure('\\point{|P}{1,2}\\number{b}{P[x]+P[y]}'), 'Q')).toBe(
      figure('\\point{Q}{1,2}\\number{b}{Q[x]+Q[y]}'),
    );
    expect(renamed(figure('\\function{|f}{x^2}\\number{b}{f(2)}'), 'g')).toBe(
      figure('\\function{g}{x^2}\\number{b}{g(2)}'),
    );
    expect(renamed(figure('\\point{P}{1,2}\\point{|Q}{3,4}\\polygon{v}{[P, Q]}'), 'R')).toContain('{[P, R]}');
  });

  it('is given to one of several variables drawn from a set', () => {
    expect(renamed(figure('\\drawFromSet{a, |b}{2, 3}\\number{c}{a+b}'), 'k')).toBe(
      figure('\\drawFromSet{a, k}{2, 3}\\number{c}{a+k}'),
    );
  });

  it('leaves parameters and other figures alone', () => {
    const shadow = figure('\\number{|t}{1}\\function{f}{t^2, [t]}');
    expect(renamed(shadow, 'u')).toBe(figure('\\number{u}{1}\\function{f}{t^2, [t]}'));
    expect(renamed(figure('\\number{|a}{1}') + figure('\\number{a}{1}'), 'b')).toBe(
      figure('\\number{b}{1}') + figure('\\number{a}{1}'),
    );
  });

  it('gets room in a product of letters', () => {
    expect(renamed(figure('\\number{|a}{1}\\function{f}{ax+2a}'), 'foo')).toBe(
      figure('\\number{foo}{1}\\function{f}{foo x+2foo}'),
    );
  });

  it('is given in all languages and to a problem with its questions and answers', () => {
    const problem =
      '\\begin{problem}\\begin{variables}\\randint{|a}{1}{9}\\end{variables}\\begin{question}\\text{\\lang{de}{\\var{a}}\\lang{en}{x\\var{a}}}' +
      '\\begin{answer}\\solution{a}\\end{answer}\\end{question}\\end{problem}';
    expect(renamed(problem, 'b')).toBe(
      problem
        .replace('|', '')
        .replace('{a}{1}', '{b}{1}')
        .replaceAll('var{a}', 'var{b}')
        .replace('solution{a}', 'solution{b}'),
    );
  });

  it('is given to local ids, wherever files and documents are named', () => {
    const source = (id: string, marked = id) =>
      `\\begin{metainfo}\\begin{components}\\component{image}{a.png}{${marked}}\\defapplet{a/b}{other}\\end{components}` +
      `\\begin{links}\\link{article}{a/b}{next}\\end{links}\\end{metainfo}\\begin{content}\\image{${id}} \\video[captions = ${id}]{film.mp4} ` +
      `\\href{${id}}{a} \\ref{next} \\ref{a} \\label{a}\\image{a.png}\\end{content}`;
    expect(renamed(source('logo', 'lo|go'), 'sign-2')).toBe(source('sign-2'));
    expect(renamed(source('logo').replace('ref{next}', 'ref{n|ext}'), 'more')).toBe(
      source('logo').replaceAll('{next}', '{more}'),
    );
    expect(renamed(source('logo', '|logo'), 'other')).toBe('nameTaken');
    expect(renamed(source('logo', '|logo'), 'two words')).toBe('badName');
  });

  it('is given to labels and shorthands', () => {
    expect(renamed('\\label{|a} \\ref{a} $\\label{b}$ \\eqref{a}', 'c')).toBe(
      '\\label{c} \\ref{c} $\\label{b}$ \\eqref{c}',
    );
    expect(renamed('\\newcommand{\\|vek}[1]{\\vec{#1}} $\\vek{a}$', 'pfeil')).toBe(
      '\\newcommand{\\pfeil}[1]{\\vec{#1}} $\\pfeil{a}$',
    );
  });

  it.each([
    ['some te|xt', 'b', 'notRenamable'],
    ['\\re|f{nowhere}', 'b', 'notRenamable'],
    [figure('\\number{|a}{1}'), '2b', 'badName'],
    [figure('\\number{|a}{1}'), 'sin', 'reservedName'],
    [figure('\\number{|a}{1}\\number{b}{1}'), 'b', 'nameTaken'],
    [figure('\\number{|a}{1}\\function{f}{a*x^2}'), 'x', 'nameTaken'],
    ['\\newcommand{\\m}{\\var{a}}' + figure('\\number{|a}{1}', '\\text{\\m}'), 'b', 'insideShorthand'],
    ['\\label{|a}\\label{b}', 'b', 'nameTaken'],
    ['\\newcommand{\\|m}{1}', 'emph', 'reservedName'],
    ['\\newcommand{\\|m}{1}', 'input', 'reservedName'],
  ])('is refused: %s to %s is %s', (marked, name, kind) => {
    expect(renamed(marked, name)).toBe(kind);
  });
});

it('finds all uses, in the order of the source', () => {
  const offset = sampleDocument.indexOf('\\slider{a}') + '\\slider{'.length;
  const uses = service.usesAt(sampleDocument, offset);
  expect(uses.length).toBeGreaterThan(7);
  expect(uses.every(({ from, to }) => sampleDocument.slice(from, to) === 'a')).toBe(true);
  expect([...uses].sort((left, right) => left.from - right.from)).toEqual(uses);
});
