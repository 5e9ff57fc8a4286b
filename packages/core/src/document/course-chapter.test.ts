import { describe, expect, it } from 'vitest';
import { courseRoles } from '../course/index.ts';
import { readDocument } from './index.ts';

function chaptersIn(xml: string, kind = 'course') {
  const read = readDocument(`<document kind="${kind}">${xml}</document>`);
  return read.ok ? read.value.chapters : read.failure;
}

describe('a chapter of a course', () => {
  it.each(courseRoles.map((role) => [role]))('has an entry with the role %s', (role) => {
    expect(chaptersIn(`<chapter><entry kind="annex" role="${role}" path="a/b" at="3-5"/></chapter>`)).toMatchObject([
      { kind: 'regular', entries: [{ kind: 'annex', role, target: { path: 'a/b', span: { from: 3, to: 5 } } }] },
    ]);
  });

  it.each([
    ['<entry path="a"/>', { kind: 'lecture', role: 'article' }],
    ['<entry kind="annex" path="a" role="11"/>', { kind: 'annex', role: 'article' }],
    ['<entry kind="branch" path="a"/>', { kind: 'lecture', role: 'article' }],
    ['<entry kind="worksheet"/>', { kind: 'worksheet', role: 'article', problems: [] }],
  ])('is read with the usual words where there are none or others: %s', (entry, expected) => {
    expect(chaptersIn(`<chapter kind="needless">${entry}</chapter>`)).toMatchObject([
      { kind: 'regular', title: [], entries: [expected] },
    ]);
  });

  it.each(['', '../a', '/a', 'a//b', 'javascript:x', 'a%2fb'])('leaves out what is at “%s”', (path) => {
    const problem = `<entry kind="worksheet"><problem path="${path}"/></entry>`;
    expect(chaptersIn(`<chapter><entry path="${path}"/>${problem}</chapter>`)).toMatchObject([
      { entries: [{ kind: 'worksheet', problems: [] }] },
    ]);
  });

  it.each(['article', 'problem', 'other'])('is nothing in a document of kind %s', (kind) => {
    expect(chaptersIn('<chapter><entry path="a"/></chapter>', kind)).toBeUndefined();
  });
});
