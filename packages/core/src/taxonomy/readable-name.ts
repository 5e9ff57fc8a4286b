/** A name without a label in readable form: `right-triangle` becomes "right triangle". */
export function readableName(name: string): string {
  return name.replaceAll(/[-_]+/g, ' ').trim();
}
