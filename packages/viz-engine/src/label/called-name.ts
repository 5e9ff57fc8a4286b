import { plainLabel } from './read-label.ts';

/** Labels longer than this are no names. */
const longestName = 16;

/** What the picture calls a variable: by its label if that is a name, else by the name its author gave it. */
export function calledName(name: string, label: string | undefined): string {
  const text = label === undefined ? '' : plainLabel(label);
  return text === '' || text.length > longestName || /[=\\]/.test(text) ? name : text;
}
