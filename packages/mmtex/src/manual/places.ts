import {
  blockCommands,
  blockEnvironments,
  formulaEnvironments,
  headingCommands,
  inlineCommands,
} from '../writing/index.ts';
import { code } from './markdown.ts';
import type { PlacedName } from './placed-names.ts';

/** Environments that are implied by another one: the same in older sources, or with a star. */
const impliedBy: ReadonlyMap<string, string> = new Map([
  ['genericJSXVisualization', 'visualization'],
  ['genericGWTVisualization', 'visualization'],
  ['tabs*', 'tabs'],
]);

const anywhere: ReadonlySet<string> = new Set(['lang', 'newcommand', 'input', 'insert', 'comment']);

/** Where authors may use a name, in English. */
export function placesText(names: readonly PlacedName[]): string {
  const places = [...new Set(names.map(({ place }) => place))];
  const inside = places
    .filter((place) => place !== 'text' && !places.includes(impliedBy.get(place) ?? ''))
    .map(code)
    .join(', ');
  const [first] = names;
  if (first === undefined) return '';
  if (first.kind === 'setting') return `in the option of ${inside}`;
  const inText = places.includes('text') ? [textPlace(first)] : [];
  return [...inText, ...(inside === '' ? [] : [`in ${inside}`])].join('; ');
}

function textPlace({ kind, name }: PlacedName): string {
  if (anywhere.has(name)) return 'anywhere';
  const isBlock =
    kind === 'environment'
      ? blockEnvironments.has(name) || formulaEnvironments.some((each) => each === name)
      : blockCommands.has(name) || Object.hasOwn(headingCommands, name);
  if (isBlock) return 'between paragraphs';
  if (kind === 'command' && inlineCommands.has(name)) return 'in a line';
  return 'directly in a document';
}
