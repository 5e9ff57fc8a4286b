import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from './check.ts';
import type { CliCommand } from './command.ts';
import { convert } from './convert.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-check-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, source: string): Promise<string> {
  const file = join(folder, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, source);
  return file;
}

/** Runs a command; the name of the folder is removed from its output. */
async function run(command: CliCommand, ...args: readonly string[]) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await command.run(args, {
    input: Readable.from([]),
    print: (line) => lines.push(line.replaceAll(`${folder}/`, '')),
    complain: (line) => complaints.push(line.replaceAll(`${folder}/`, '')),
  });
  return { code, lines, complaints };
}

describe('lemma check', () => {
  it('is content with a document without mistakes', async () => {
    const file = await write('good.tex', '\\begin{content}\\title{T} text \\end{content}');
    expect(await run(check, file)).toEqual({ code: 0, lines: ['1 file, 0 errors, 0 warnings'], complaints: [] });
  });

  it('finds all .tex files of a folder, and in each of them every mistake once, with its line and column', async () => {
    await write(
      'a.tex',
      '\\begin{content}\n\\title{\\lang{de}{T}\\lang{en}{T}}\n  \\empf{x} \\lang{en}{\\sectoin{y}}\n\\end{content}',
    );
    await write('inner/b.tex', '\\label{a}\\label{a}');
    await write('notes.txt', '\\empf{x}');
    const { code, lines } = await run(check, folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      'a.tex:3:3 unknown-command There is no command “\\empf”. Did you mean “emph”?',
      'a.tex:3:22 unknown-command There is no command “\\sectoin”. Did you mean “section”?',
      'inner/b.tex:1:10 duplicate-label warning: The label “a” is set twice; references lead to the first one.',
      '2 files, 2 errors, 1 warning',
    ]);
  });

  it('finds links to documents and files that are not there', async () => {
    await write('inner/other.tex', '\\title{T}');
    await write('inner/there.de.png', 'image');
    await write(
      'inner/a.tex',
      '\\href{other}{x} \\href{nowhere}{x} \\image[alt=x]{there.png}\n\\image[alt=x]{/inner/gone.png}',
    );
    const { lines } = await run(check, folder);
    expect(lines).toEqual([
      'inner/a.tex:1:17 missing-document There is no document inner/nowhere.',
      'inner/a.tex:2:1 missing-file There is no file inner/gone.png.',
      '2 files, 2 errors, 0 warnings',
    ]);
  });

  it('finds what cannot be part of a course, once for all its languages', async () => {
    await write('a.tex', '\\title{T}');
    await write('p.tex', '\\documentclass{mumie.problem}\\begin{content}\\title{T}\\end{content}');
    await write('q.tex', '\\title{T}\\begin{problem}\\end{problem}');
    await write(
      'courses/c.tex',
      String.raw`\documentclass{mumie.course}
\begin{content}
\title{\lang{de}{K}\lang{en}{C}}
\begin{chapter}
  \title{\lang{de}{K}\lang{en}{C}}
  \lecture[12]{/a}
  \lecture[overview]{../gone}
  \annex{/p}
  \annex{../a}
  \begin{worksheet}[quizz] \problem{/courses/c} \problem{/q} \problem{/p} \end{worksheet}
\end{chapter}
\begin{chapter}[needless] \title{T} \end{chapter}
\end{content}`,
    );
    const { lines } = await run(check, folder);
    expect(lines.filter((line) => line.startsWith('courses')).map((line) => line.replace(/ Possible.*/, ''))).toEqual([
      'courses/c.tex:6:12 unknown-role “12” is not a role.',
      'courses/c.tex:7:22 missing-document There is no document gone.',
      'courses/c.tex:8:10 not-an-article The document p is not an article.',
      'courses/c.tex:9:10 twice-in-course The document a is already part of this course; it is left out here.',
      'courses/c.tex:10:21 unknown-role “quizz” is not a role.',
      'courses/c.tex:10:37 not-a-problem The document courses/c is not a problem.',
      'courses/c.tex:10:71 twice-in-course The document p is already part of this course; it is left out here.',
      'courses/c.tex:12:1 empty-chapter This chapter is empty: \\lecture, \\annex or a “worksheet” is missing.',
      'courses/c.tex:12:17 unknown-option warning: There is no option “needless”.',
    ]);
  });

  it('looks into files where they are put into others, and never outside of the folder', async () => {
    await write('_secret.tex', '');
    await write('content/_part.tex', 'fine\n \\empf{x}');
    await write('content/a.tex', 'a \\input{_part}\n\\input{../_secret} \\input{up/_secret}');
    await symlink(folder, join(folder, 'content', 'up'));
    const { lines } = await run(check, join(folder, 'content'));
    expect(lines).toEqual([
      'content/a.tex:1:3 unknown-command In _part.tex, line 2, column 2: There is no command “\\empf”. Did you mean “emph”?',
      'content/a.tex:2:1 path-outside “../_secret” leads out of the content folder.',
      'content/a.tex:2:20 input-not-found There is no file “up/_secret” in the content folder.',
      '1 file, 3 errors, 0 warnings',
    ]);
  });

  it('does not fail for warnings', async () => {
    expect(await run(check, await write('a.tex', '\\label{a}\\label{a}'))).toMatchObject({ code: 0 });
  });

  it('wants a title in some language', async () => {
    const { lines } = await run(check, await write('a.tex', '\\begin{content}\n text \\end{content}'));
    expect(lines[0]).toBe('a.tex:1:1 no_converted_title The document has no title in the language de.');
  });

  it('looks into figures, quick checks and problems', async () => {
    const source = `\\begin{visualization}{v1}
  \\begin{variables} \\number{a}{1 + } \\end{variables}
  \\text{\\var{b}}
\\end{visualization}
\\begin{quickcheck}
  \\begin{variables} \\randint{c}{1}{3} \\randint{d}{1}{3} \\randint{d}{1}{3} \\end{variables}
  \\text{$\\var{c} + \\var{e}$}
  \\begin{choice} \\text{1} \\solution{true} \\end{choice}
\\end{quickcheck}`;
    const { code, lines } = await run(check, await write('a.tex', source));
    const found = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(code).toBe(1);
    for (const line of [
      '2:35 BAD_DEFINITION',
      '3:9 VARIABLE_NOT_DEFINED',
      `6:${String((source.split('\n')[5] ?? '').lastIndexOf('{d}') + 2)} NAME_ALREADY_USED`,
      '7:10 VARIABLE_NOT_DEFINED',
    ]) {
      expect(found).toContain(`a.tex:${line}`);
    }
  });

  it('finds out what cannot be drawn', async () => {
    const source = `\\begin{quickcheck}
  \\begin{variables} \\randint{c}{1}{3} \\randadjustIf{c}{c > 0} \\end{variables}
  \\text{\\var{c}} \\begin{choice} \\text{1} \\solution{true} \\end{choice}
\\end{quickcheck}`;
    const { lines } = await run(check, await write('a.tex', source));
    expect(lines.at(0)).toMatch(/^a\.tex:2:\d+ RANDADJUSTIF_NOT_FULFILLED /);
  });

  it('warns of a variable in two rules', async () => {
    const source = `\\begin{quickcheck}
  \\begin{variables} \\randint{c}{1}{3} \\randadjustIf{c}{c = 1} \\randadjustIf{c}{c = 2} \\end{variables}
  \\text{\\var{c}} \\begin{choice} \\text{1} \\solution{true} \\end{choice}
\\end{quickcheck}`;
    const { code, lines } = await run(check, await write('a.tex', source));
    expect([code, lines.at(0)]).toEqual([
      0,
      'a.tex:2:77 variable-in-two-rules warning: “c” occurs in the lists of two \\randadjustIf.',
    ]);
  });

  it('finds conditions of texts that cannot be evaluated', async () => {
    const source = `\\begin{quickcheck}
  \\begin{variables} \\randint{c}{1}{3} \\end{variables}
  \\text{\\IF{c > 1}{x} \\IF{}{y} \\IF{c + 1}{z} \\IF{d > 1}{z}} \\begin{choice} \\text{1} \\solution{true} \\end{choice}
\\end{quickcheck}`;
    const { lines } = await run(check, await write('a.tex', source));
    expect(lines).toEqual([
      'a.tex:3:36 BAD_DEFINITION In the condition “c + 1”: Expected: a condition, not the number “c + 1”.',
      'a.tex:3:50 VARIABLE_NOT_DEFINED “d” is not defined.',
      '1 file, 2 errors, 0 warnings',
    ]);
  });

  it('reports a missing bracket once', async () => {
    const source =
      '\\begin{visualization}{v1}\\begin{variables}\\number{a}{(1 + 2}\\end{variables}\\text{1}\\end{visualization}';
    const { lines } = await run(check, await write('a.tex', source));
    expect(lines).toEqual([
      'a.tex:1:54 MISSING_CLOSING_BRACKET A closing bracket is missing here.',
      '1 file, 1 error, 0 warnings',
    ]);
  });

  it('explains itself when it gets no path', async () => {
    expect(await run(check)).toMatchObject({ code: 2, lines: [], complaints: [check.help] });
  });
});

describe('lemma convert', () => {
  const source = '\\title{\\lang{de}{Ja}\\lang{en}{Yes}} a';

  it('counts paths from the folder called content', async () => {
    const file = await write('content/a/b.tex', '\\image[alt=x]{../media/c.png} \\input{/_part}');
    await write('content/_part.tex', 'part');
    const { lines, complaints } = await run(convert, file);
    expect(complaints).toEqual([]);
    expect(lines.join('')).toContain('src="media/c.png"');
  });

  it('prints the document in German unless told otherwise', async () => {
    const file = await write('a.tex', source);
    const german = await run(convert, file);
    expect(german.code).toBe(0);
    expect(german.lines.join('\n')).toContain('<title>Ja</title>');
    expect((await run(convert, file, '--lang', 'en')).lines.join('\n')).toContain('<title>Yes</title>');
  });

  it('complains beside the document', async () => {
    const { code, lines, complaints } = await run(convert, await write('a.tex', 'a\n} b'));
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(complaints).toEqual(['a.tex:2:1 unexpected-brace “}” closes nothing.']);
  });

  it('explains itself when it gets no file or no language it knows', async () => {
    expect(await run(convert)).toMatchObject({ code: 2, complaints: [convert.help] });
    expect(await run(convert, await write('a.tex', source), '--lang', 'it')).toMatchObject({ code: 2 });
  });
});

/** A document with one quick check. */
function quickcheck(variables: string, text: string, answer = ''): string {
  const asked = `\\text{${text}} ${answer === '' ? '' : `\\begin{answer} ${answer} \\end{answer}`}`;
  return `\\begin{content}\\title{T}\n\\begin{quickcheck}\\type{input.function}\\begin{variables}${variables}\\end{variables}\n${asked}\\end{quickcheck}\\end{content}`;
}

/** A document with one question of a problem. */
function problem(question: string): string {
  const variables = '\\begin{variables}\\randint{a}{1}{9}\\function{f}{a*x}\\matrix{M}{1 & a}\\end{variables}';
  return `\\documentclass{mumie.problem}\\begin{metainfo}\\name{P}\\end{metainfo}\\begin{content}\\title{P}\n\\begin{problem}\\begin{question}\\type{input.function}${variables}\n\\text{?}${question}\\end{question}\\end{problem}\\end{content}`;
}

describe('lemma check draws with 200 seeds', () => {
  it.each([
    [
      'a value that some seeds leave undefined',
      quickcheck('\\randint{a}{0}{30}\\number{b}{0/a}', '$\\var{b}$', '\\solution{b}'),
      /^a.tex:2:\d+ BAD_DEFINITION In the definition of “b”: .*Seen with seed \d+\.$/,
    ],
    [
      'a value that is infinite with some seeds',
      quickcheck('\\randint{a}{0}{30}\\number{b}{1/a}', '$\\var{a}$', '\\solution{a}'),
      /^a.tex:2:\d+ infinite-value “b” is not finite\. Seen with seed \d+\.$/,
    ],
    [
      'a condition that nothing meets, whatever the seed',
      quickcheck('\\randint{a}{1}{9}\\randadjustIf{a}{a < 10}', '$\\var{a}$', '\\solution{a}'),
      /^a.tex:2:\d+ RANDADJUSTIF_NOT_FULFILLED .*(?<!seed \d+\.)$/,
    ],
    [
      'a formula that becomes ugly with some seeds',
      quickcheck('\\randint{n}{1}{9}', '$\\sin^{2} x^{\\var{n}}$', '\\solution{n}'),
      /^a.tex:3:\d+ ugly-value warning: The formula becomes ugly: “.*x\^\{1\}”\. Seen with seed \d+\.$/,
    ],
    [
      'a solution whose names the author does not allow',
      quickcheck('\\randint{a}{2}{9}\\function{f}{a*x}', '$\\var{f}$', '\\solution{f} \\allowForInput{y}'),
      /^a.tex:3:\d+ unacceptable-solution The solution “f” is shown as “\d x”; typed like this, it is not accepted\.$/,
    ],
    [
      'a solution for which 0 is right, too',
      quickcheck('\\randint{a}{1}{9}\\number{b}{a/1000}', '$\\var{a}$', '\\type{input.number} \\solution{b}'),
      /^a.tex:3:\d+ zero-accepted warning: For the solution “b”, 0 is accepted, too: too few decimals count/,
    ],
    [
      'a solution that invites a smaller domain',
      quickcheck('\\function{f}{ln(x^2)}', '$\\var{f}$', '\\solution{f}'),
      /^a.tex:3:\d+ smaller-domain warning: The solution “f” invites “2\*ln\(x\)”, which has no value for x = -1\./,
    ],
    [
      'choices that look alike with some seeds',
      problem(
        '\\type{mc.unique}\\begin{choice}\\text{$\\var{a}$}\\solution{true}\\end{choice}\\begin{choice}\\text{2}\\end{choice}\\begin{choice}\\text{$\\frac{\\var{a}}{2}$}\\end{choice}',
      ),
      /^a.tex:3:\d+ duplicate-choice warning: Another choice has the same text\. Seen with seed \d+\.$/,
    ],
    [
      'a condition that no value makes readable',
      problem('\\begin{answer}\\solution{f}\\explanation[equal(ans, width)]{So.}\\end{answer}'),
      /^a.tex:3:\d+ unreadable-condition The condition “equal\(ans, width\)” cannot be read\. “width” is not defined here\.$/,
    ],
    [
      'a condition of a credit that cannot be evaluated',
      problem('\\begin{answer}\\solution{f}\\credit[M > 0]{0.5}{So.}\\end{answer}'),
      /^a.tex:3:\d+ unreadable-condition The condition “M > 0” cannot be read\./,
    ],
    [
      'a condition that cannot be read once, although conversion finds it, too',
      problem('\\begin{answer}\\solution{f}\\explanation[ans9 = 1]{So.}\\end{answer}'),
      /^a.tex:3:\d+ unreadable-condition The condition “ans9 = 1” cannot be read\. “ans9” is not defined here\./,
    ],
    [
      'an explanation that depends on a value that no seed draws',
      problem('\\begin{answer}\\solution{f}\\end{answer}\\explanation[a > 100]{So.}'),
      /^a.tex:3:\d+ unreached-text warning: None of the answers that were tried, right or wrong, leads to the text of “\\explanation\[a > 100\]”\.$/,
    ],
    [
      'an explanation that is only shown to those who are wrong, but asks for a right answer',
      problem('\\begin{answer}\\solution{f}\\explanation[correct(ans)]{So.}\\end{answer}'),
      /^a.tex:3:\d+ unreached-text warning: .*“\\explanation\[correct\(ans\)\]”\.$/,
    ],
    [
      'a credit behind one that always counts',
      problem('\\begin{answer}\\solution{f}\\credit{0.5}{Some.}\\credit[equal(ans, -f)]{0.75}{Sign.}\\end{answer}'),
      /^a.tex:3:\d+ unreached-text warning: .*“\\credit\[equal\(ans, -f\)\]”\.$/,
    ],
    [
      'a question that a level of a game lists and may draw besides',
      '\\begin{problem}\\begin{level}\\question{1}\\randomquestionpool{1}{2}\\end{level}' +
        ['1+0', '0+1']
          .map((sum) => `\\begin{question}\\text{${sum}?}\\begin{answer}\\solution{1}\\end{answer}\\end{question}`)
          .join('') +
        '\\end{problem}',
      /level-asks-twice warning: Level 1 lists question 1 and may draw it besides: then it has one task less\.$/,
    ],
    [
      'a question that asks the same as an earlier one with the numbers of the problem',
      '\\begin{problem}\\begin{variables}\\randint{a}{1}{99}\\end{variables}' +
        '\\begin{question}\\text{$\\var{a}+1=$}\\begin{answer}\\solution{b}\\end{answer}\\begin{variables}\\number{b}{a+1}\\end{variables}\\end{question}'.repeat(
          2,
        ) +
        '\\end{problem}',
      /repeated-question warning: Question 2 shows the same as question 1 with every seed: /,
    ],
    [
      'an explanation of a choice that cannot be selected as it asks for',
      problem(
        '\\type{mc.unique}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\begin{choice}\\text{$\\sqrt{2}$}\\end{choice}\\explanation[equalChoice(ans_1, true) AND equalChoice(ans_2, true)]{So.}',
      ),
      /^a.tex:3:\d+ unreached-text warning: /,
    ],
  ])('and finds %s', async (_, source, line) => {
    await write('a.tex', source);
    const { lines } = await run(check, folder);
    expect(lines[0]).toMatch(line);
    expect(lines).toHaveLength(2);
  });

  it('and tells what is wrong with an expression that must vanish, besides that the solution is not accepted', async () => {
    await write('a.tex', problem('\\begin{answer}\\solution{f}\\checkFuncForZero{derivative(ans) - a}\\end{answer}'));
    const { lines } = await run(check, folder);
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['unacceptable-solution', 'unreadable-condition', 'file,']);
  });

  it('and is content with problems whose conditions can be read', async () => {
    const conditions =
      'NOT (count((, ans_1) = 0 AND equal(derivative(ans_1; x), a) OR g(1) = a AND answerExactMatch(ans_1, f))';
    await write(
      'a.tex',
      problem(
        `\\begin{answer}\\solution{f}\\inputAsFunction{g}{x}\\checkFuncForZero{derivative(g; x) - a}\\credit[${conditions}]{0.5}{So.}\\end{answer}\\explanation[${conditions}]{So.}`,
      ),
    );
    expect(await run(check, folder)).toMatchObject({ lines: ['1 file, 0 errors, 0 warnings'] });
  });

  it.each([
    'equal(ans, -f)',
    'equal(ans, f/a)',
    'count(sqrt, ans) > 0',
    'count((, ans) >= 2',
    'length(ans) > 20',
    'NOT valid(ans)',
    'valid(ans) AND NOT correct(ans)',
    'NOT edited(ans)',
    'a > 4',
    'equal(ans, derivative(f; x))',
    'answerExactMatch(ans, f*2)',
    'equalTrimmedString(ans, "x x")',
    'ans_1 = a',
    'condition(equal(ans, f + a))',
  ])('and finds an answer that leads to %s', async (condition) => {
    await write('a.tex', problem(`\\begin{answer}\\solution{f}\\explanation[${condition}]{So.}\\end{answer}`));
    expect(await run(check, folder)).toMatchObject({ lines: ['1 file, 0 errors, 0 warnings'] });
  });

  it('and is content with what textbooks print, and with the solutions of every kind of number', async () => {
    const terms = '$x^2 + \\var{b}x + \\var{c}$ and $\\var{b} \\cdot x - \\var{c}$ and $\\var{f}$';
    const variables = '\\randint{b}{-2}{2}\\randint{c}{-2}{2}\\function{f}{b*x+c}\\number{t}{b/3}';
    await write('a.tex', quickcheck(variables, terms, '\\solution{f}'));
    await write('b.tex', quickcheck(variables, terms, '\\solution{t}'));
    expect(await run(check, folder)).toMatchObject({ lines: ['2 files, 0 errors, 0 warnings'] });
  });

  it('and with 1,000 if it is to be thorough', async () => {
    const file = await write(
      'a.tex',
      quickcheck('\\randint{a}{1}{700}\\number{b}{1/(a-15)}', '$\\var{a}$', '\\solution{a}'),
    );
    expect((await run(check, file)).lines).toEqual(['1 file, 0 errors, 0 warnings']);
    expect((await run(check, '--thorough', file)).lines[0]).toMatch(/infinite-value .*Seen with seed \d{3}\.$/);
  });

  it('and gives programs the seed as a number', async () => {
    const file = await write('a.tex', quickcheck('\\randint{a}{0}{30}\\number{b}{1/a}', '$\\var{a}$', '\\solution{a}'));
    const { lines } = await run(check, '--json', file);
    expect(lines[0]).toMatch(/"code":"infinite-value",.*"seed":\d+[,}]/);
  });
});
