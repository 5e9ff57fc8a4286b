import { describe, expect, it } from 'vitest';
import { topicTree } from './topic-tree.ts';

describe('topics as a tree', () => {
  it('stand below the topic their path begins with, under names that can be read', () => {
    expect(topicTree(['geometry', 'geometry/right-triangle', 'logic'])).toEqual([
      {
        path: 'geometry',
        label: 'geometry',
        children: [{ path: 'geometry/right-triangle', label: 'right triangle', children: [] }],
      },
      { path: 'logic', label: 'logic', children: [] },
    ]);
  });

  it('stand below the nearest topic there is, or at the top', () => {
    expect(topicTree(['a', 'a/b/c', 'x/y', 'a'])).toEqual([
      { path: 'a', label: 'a', children: [{ path: 'a/b/c', label: 'c', children: [] }] },
      { path: 'x/y', label: 'y', children: [] },
    ]);
  });
});
