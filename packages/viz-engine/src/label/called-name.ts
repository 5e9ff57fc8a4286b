import { plainLabel } from './read-label.ts';

/** Longer labels are not names. */
const longestName = 16;

/** The displayed name of a variable: its label if that is a name, otherwise the name given by its author. */
export function calledName(name: string, label: string | undefined): string {
  const text = label === undefined ? '' : plainLabel(label);
  return text === '' || text.length > longestName || /[=\\]/.test(text) ? name : text;
}
