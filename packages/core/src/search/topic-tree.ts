import type { TopicChoice } from './ports.ts';
import { topicName } from './readable-name.ts';

/** Arranges topic paths in a tree: each below the one its path begins with, in the given order. */
export function topicTree(paths: readonly string[]): readonly TopicChoice[] {
  return below('', [...new Set(paths)]);
}

function below(parent: string, paths: readonly string[]): readonly TopicChoice[] {
  return paths
    .filter((path) => parentOf(path, paths) === parent)
    .map((path) => ({ path, label: topicName(path), children: below(path, paths) }));
}

/** The nearest ancestor among the topics; the root is the empty path. */
function parentOf(path: string, paths: readonly string[]): string {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return parent === '' || paths.includes(parent) ? parent : parentOf(parent, paths);
}
