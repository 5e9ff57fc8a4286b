import { describe, expect, it } from 'vitest';
import { addItem, firstList, listsOf, removeItem, removeTemplate, transferOf, type SelectedItem } from './index.ts';

function item(link: string, kind: SelectedItem['kind'] = 'problem', templateId?: string): SelectedItem {
  return {
    kind,
    link,
    name: link,
    language: 'de',
    isGraded: kind !== 'article',
    course: { pathToCourseFile: 'pool', name: 'Pool' },
    ...(templateId !== undefined && {
      worksheet: {
        id: link,
        templateId,
        correction: { corrector: 'afterSave', regenerations: 0, isCorrectionVisible: false },
      },
    }),
  };
}
const links = (items: readonly SelectedItem[]) => items.map(({ link }) => link);
const [a, b, c] = [item('a'), item('b', 'article'), item('c', 'task')];
const [w1, w2, w3] = [item('w1', 'worksheet', 't1'), item('w2', 'worksheet', 't1'), item('w3', 'worksheet', 't2')];

describe('the export list (specification 000 §4)', () => {
  it('has the new item only in single mode', () => {
    expect(addItem('single', [a], b)).toEqual([b]);
  });

  it('grows in multi mode, but has nothing twice', () => {
    expect(addItem('multi', [a], b)).toEqual([a, b]);
    const english = { ...a, language: 'en' as const };
    expect(addItem('multi', [a, b], english)).toEqual([english, b]);
  });

  it.each([
    ['a', ['b']],
    ['gone', ['a', 'b']],
  ])('loses what is removed: %s', (link, left) => {
    expect(links(removeItem([a, b], { link }))).toEqual(left);
  });

  it.each([
    ['t1', ['a', 'w3']],
    ['t2', ['w1', 'a', 'w2']],
    ['gone', ['w1', 'a', 'w2', 'w3']],
  ])('loses a worksheet template with all its items: %s', (template, left) => {
    expect(links(removeTemplate([w1, a, w2, w3], template))).toEqual(left);
  });

  it('is split into four lists, each in the order of selection', () => {
    expect(listsOf([c, w2, b, a, w1, item('d', 'course')])).toMatchObject({
      worksheets: [w2, w1],
      problems: [a],
      articles: [b],
      coursesAndTasks: [c, { link: 'd' }],
    });
  });

  it.each([
    [[], 'worksheets'],
    [[b], 'articles'],
    [[c, a], 'problems'],
    [[c], 'coursesAndTasks'],
    [[c, w1], 'worksheets'],
  ])('shows the first list that is not empty: %j → %s', (items, list) => {
    expect(firstList(items)).toBe(list);
  });
});

describe('items of two servers', () => {
  const here: SelectedItem = {
    kind: 'task',
    link: 'a',
    name: 'A',
    language: 'de',
    isGraded: true,
    course: { pathToCourseFile: 'c', name: 'C' },
  };
  const there: SelectedItem = { ...here, server: 'https://tu.example/api/' };

  it('are two, even if their links are the same', () => {
    const both = addItem('multi', [here], there);
    expect(both).toEqual([here, there]);
    expect(removeItem(both, there)).toEqual([here]);
  });

  it('say their server in a transfer: that of the LMS, or another', () => {
    expect([here, there].map((item) => transferOf(item, 'https://lms.example/api/').server)).toEqual([
      'https://lms.example/api/',
      'https://tu.example/api/',
    ]);
  });
});
