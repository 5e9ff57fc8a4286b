import type { TopicChoice } from './ports.ts';
import { topicName } from './readable-name.ts';

/** Topic paths as a tree: each below the one its path begins with, in the order given. */
export function topicTree(paths: readonly string[]): readonly TopicChoice[] {
  return below('', [...new Set(paths)]);
}

function below(parent: string, paths: readonly string[]): readonly TopicChoice[] {
  return paths
    .filter((path) => parentOf(path, paths) === parent)
    .map((path) => ({ path, label: topicName(path), children: below(path, paths) }));
}

/** The nearest topic above one that is there; the root is the empty path. */
function parentOf(path: string, paths: readonly string[]): string {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return parent === '' || paths.includes(parent) ? parent : parentOf(parent, paths);
}
