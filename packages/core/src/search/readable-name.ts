/**
 * The name of a topic, objective or label in readable form: `right-triangle` becomes "right triangle". These are the
 * authors' names, in one language, until there is a taxonomy with names in every language.
 */
export function readableName(name: string): string {
  return name.replaceAll(/[-_]+/g, ' ').trim();
}

/** A topic in readable form: the last name of its path; the rest says where it belongs. */
export function topicName(path: string): string {
  return readableName(path.slice(path.lastIndexOf('/') + 1));
}
