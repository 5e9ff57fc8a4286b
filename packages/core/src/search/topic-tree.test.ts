import { describe, expect, it } from 'vitest';
import { topicTree } from './topic-tree.ts';

const counted = (...paths: readonly string[]) => paths.map((value, index) => ({ value, count: index + 1 }));

describe('topics as a tree', () => {
  it('stand below the topic their path begins with', () => {
    expect(topicTree(counted('geometry', 'geometry/right-triangle', 'logic'))).toEqual([
      { path: 'geometry', count: 1, children: [{ path: 'geometry/right-triangle', count: 2, children: [] }] },
      { path: 'logic', count: 3, children: [] },
    ]);
  });

  it('stand below the nearest topic there is, or at the top', () => {
    expect(topicTree(counted('a', 'a/b/c', 'x/y'))).toEqual([
      { path: 'a', count: 1, children: [{ path: 'a/b/c', count: 2, children: [] }] },
      { path: 'x/y', count: 3, children: [] },
    ]);
  });
});
