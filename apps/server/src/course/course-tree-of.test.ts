import { describe, expect, it } from 'vitest';
import { articlesOf } from '@lemma/core/course';
import { readDocument, type Document } from '@lemma/core/document';
import { courseTreeOf } from './course-tree-of.ts';

function course(title: string, chapters: string): Document {
  const read = readDocument(`<document kind="course"><title>${title}</title>${chapters}</document>`);
  if (!read.ok) throw new Error(read.failure.reason);
  return read.value;
}

function chapter(title: string, sheet: string, more = ''): string {
  return `<chapter kind="optional"><headline>${title}</headline><entry path="a" role="overview"/>
    <entry kind="worksheet" role="quiz"><headline>${sheet}</headline><problem path="p"/></entry>${more}</chapter>`;
}

const german = course('Kurs', chapter('Eins', 'Test'));

describe('the tree of a course', () => {
  it('has the titles of all languages', () => {
    expect(courseTreeOf('c', { en: course('Course', chapter('One', 'Quiz')), de: german })).toEqual({
      path: 'c',
      title: { de: 'Kurs', en: 'Course' },
      chapters: [
        {
          kind: 'optional',
          title: { de: 'Eins', en: 'One' },
          entries: [
            { kind: 'lecture', role: 'overview', path: 'a' },
            { kind: 'worksheet', role: 'quiz', title: { de: 'Test', en: 'Quiz' }, problems: ['p'] },
          ],
        },
      ],
    });
  });

  it.each([
    ['fewer chapters', course('Course', ''), { de: 'Eins' }, ['a']],
    ['more chapters', course('Course', chapter('One', 'Quiz') + chapter('Two', 'Q')), { de: 'Eins', en: 'One' }, ['a']],
    ['more entries', course('Course', chapter('One', 'Quiz', '<entry path="b"/>')), { de: 'Eins', en: 'One' }, ['a']],
    ['no titles', course('', chapter(' ', '')), { de: 'Eins' }, ['a']],
  ])('consists of what the first language has, if another one has %s', (_, english, title, articles) => {
    const { chapters } = courseTreeOf('c', { de: german, en: english });
    expect(chapters.map((each) => each.title)).toEqual([title]);
    expect(chapters.flatMap(articlesOf)).toEqual(articles);
  });

  it('has titles of one line, which calls may answer', () => {
    const { title } = courseTreeOf('c', { en: course(` a\n b\u0085c ${'𝔸'.repeat(600)}`, '') });
    expect(title.en).toMatch(/^a b c 𝔸+$/u);
    expect(title.en?.length).toBeLessThanOrEqual(500);
  });

  it('is empty without a document', () => {
    expect(courseTreeOf('c', {})).toEqual({ path: 'c', title: {}, chapters: [] });
  });
});
