import { courseRoles } from '@lemma/core/course';
import { describe, expect, it } from 'vitest';
import { convertDocument, documentKind } from '../../conversion.ts';
import { withoutPlaces } from '../../testing/index.ts';

function convert(body: string, place = 'courses/numbers') {
  const source = `\\documentclass{mumie.course}\\begin{content}\\title{T}${body}\\end{content}`;
  const { xml, findings } = convertDocument(source, 'en', { place });
  const found = findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
  return { xml: withoutPlaces(xml).replace(/^.*?<\/title>|<\/document>$/gs, ''), found };
}
const chapter = (inside: string) => convert(`\\begin{chapter}\\title{C}${inside}\\end{chapter}`);
const entries = (inside: string) => chapter(inside).xml.replace(/^.*?<\/headline>|<\/chapter>$/gs, '');

describe('a course', () => {
  it('has what is outside of its chapters as its introduction', () => {
    expect(
      convert('Before. \\begin{chapter}[optional] \\title{$x$ \\emph{C}} \\lecture{/a} \\end{chapter} After.'),
    ).toEqual({
      xml:
        '<content><p>Before.</p><p>After.</p></content>' +
        '<chapter kind="optional"><headline><math>x</math> <em>C</em></headline>' +
        '<entry kind="lecture" role="article" path="a"/></chapter>',
      found: [],
    });
  });

  it.each([
    ['\\lecture{/a/b}', '<entry kind="lecture" role="article" path="a/b"/>'],
    ['\\lecture{next}', '<entry kind="lecture" role="article" path="courses/next"/>'],
    ['\\annex{../a/b.tex}', '<entry kind="annex" role="exercises" path="a/b"/>'],
    ['\\annex[ visualization ]{ /a }', '<entry kind="annex" role="visualization" path="a"/>'],
    [
      '\\begin{worksheet} \\problem{/p} \\problem{/q} \\end{worksheet}',
      '<entry kind="worksheet" role="training"><problem path="p"/><problem path="q"/></entry>',
    ],
    [
      '\\begin{worksheet}[exam]\\title{E}\\problem{/p}\\end{worksheet}\\lecture{/a}',
      '<entry kind="worksheet" role="exam"><headline>E</headline><problem path="p"/></entry><entry kind="lecture" role="article" path="a"/>',
    ],
  ])('has a chapter with %s', (source, xml) => {
    expect(chapter(source).found).toEqual([]);
    expect(entries(source)).toBe(xml);
  });

  it.each(courseRoles.map((role, number) => [role, number]))('has the role %s by its number %i', (role, number) => {
    expect(entries(`\\lecture[${number}]{/a}`)).toContain(`role="${role}"`);
    expect(entries(`\\lecture[${role}]{/a}`)).toContain(`role="${role}"`);
  });

  it.each([
    ['\\lecture[12]{/a}', 'unknown-role', '12'],
    ['\\lecture[-1]{/a}', 'unknown-role', '-1'],
    ['\\lecture[Exam]{/a}', 'unknown-role', 'Exam'],
    ['\\lecture[]{/a}', 'unknown-role', ''],
    ['\\lecture{/a}\\annex{/b/../a.tex}', 'twice-in-course', '/b/../a.tex'],
    ['\\lecture{/a}\\begin{worksheet}\\problem{/a}\\problem{/b}\\end{worksheet}', 'twice-in-course', '/a'],
    ['', 'empty-chapter', '\\begin{chapter}'],
    ['\\begin{worksheet}\\end{worksheet}', 'missing-part', '\\begin{worksheet}'],
    ['\\lecture{/../a}', 'path-outside', '/../a'],
    ['\\lecture{}', 'bad-path', ''],
    ['\\lecture{/a} words', 'unexpected-text', 'words'],
    ['\\lecture{/a}\\problem{/p}', 'misplaced-command', '\\problem'],
    ['\\lecture{/a}\\begin{chapter}\\end{chapter}', 'unexpected-text', '\\begin{chapter}'],
  ])('says what is wrong in a chapter with “%s”', (source, code, place) => {
    expect(chapter(source).found).toEqual([[code, place]]);
  });

  it.each([
    ['\\begin{chapter} \\lecture{/a} \\end{chapter}', 'missing-part', '\\begin{chapter}'],
    ['\\begin{chapter}[extra] \\title{C} \\lecture{/a} \\end{chapter}', 'unknown-option', 'extra'],
    ['\\begin{tip}\\begin{chapter} \\title{C} \\end{chapter}\\end{tip}', 'misplaced-chapter', '\\begin{chapter}'],
    ['\\lecture{/a}', 'misplaced-command', '\\lecture'],
  ])('says what is wrong with “%s”', (source, code, place) => {
    expect(convert(source).found).toEqual([[code, place]]);
  });
});

it.each([
  ['\\documentclass{mumie.course}\\begin{content}\\begin{problem}\\end{problem}\\end{content}', 'course'],
  ['\\documentclass{mumie.article}\\begin{content}\\end{content}', 'article'],
  ['\\documentclass{mumie.problem}\\begin{content}\\end{content}', 'problem'],
  ['\\begin{content}\\begin{problem}\\end{problem}\\end{content}', 'problem'],
  ['\\begin{chapter}\\end{chapter}', 'article'],
])('the kind of %s is %s', (source, kind) => {
  expect(documentKind(source)).toBe(kind);
});
