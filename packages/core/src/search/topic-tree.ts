import type { FilterChoice, TopicChoice } from './ports.ts';

/** Arranges topic paths in a tree: each below the nearest one that its path begins with, in the given order. */
export function topicTree(topics: readonly FilterChoice[]): readonly TopicChoice[] {
  const known = new Set(topics.map(({ value }) => value));
  const below = new Map<string, FilterChoice[]>();
  for (const topic of new Map(topics.map((each) => [each.value, each])).values()) {
    const parent = parentOf(topic.value, known);
    below.set(parent, [...(below.get(parent) ?? []), topic]);
  }
  const choicesBelow = (parent: string): readonly TopicChoice[] =>
    (below.get(parent) ?? []).map(({ value, count }) => ({ path: value, count, children: choicesBelow(value) }));
  return choicesBelow('');
}

/** The nearest ancestor among the topics; the root is the empty path. */
function parentOf(path: string, known: ReadonlySet<string>): string {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return parent === '' || known.has(parent) ? parent : parentOf(parent, known);
}
