/**
 * The name of a topic, an objective or a label, to be read: `right-triangle` is "right triangle". Names are those the authors
 * gave, in one language; a taxonomy with names in every language takes this one's place.
 */
export function readableName(name: string): string {
  return name.replaceAll(/[-_]+/g, ' ').trim();
}

/** A topic as it reads: the last name of its path; the rest of the path says where it belongs. */
export function topicName(path: string): string {
  return readableName(path.slice(path.lastIndexOf('/') + 1));
}
