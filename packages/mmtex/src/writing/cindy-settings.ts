import {
  cindySettings,
  isList,
  isLiteralObject,
  kindOfLiteral,
  type CindySetting,
  type Literal,
} from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { Command } from '../syntax/index.ts';
import { readEntries, type LiteralEntry } from './object-literal.ts';
import type { WrittenPage } from './page.ts';

/** Further fields of Cinderella exports: meaningless here and silently ignored. */
const silent: ReadonlySet<string> = new Set(['id', 'scripts', 'csconsole', 'cinderella', 'exclusive']);

/**
 * Merges all `\cindyObject[…]{{…}}` of a construction; a later setting overrides an earlier one, and lists of objects
 * (`geometry`, `behavior`) are concatenated.
 */
export function settingsIn(commands: readonly Command[], page: WrittenPage): ReadonlyMap<CindySetting, Literal> {
  const settings = new Map<CindySetting, Literal>();
  for (const { options, arguments: objects } of commands) {
    for (const option of options) take(entriesIn(option, false, page), settings, page);
    for (const object of objects) take(entriesIn(object, true, page), settings, page);
  }
  return settings;
}

function entriesIn(source: SourceText, enclosed: boolean, page: WrittenPage): readonly LiteralEntry[] {
  const read = readEntries(source, { enclosed });
  if (read.ok) return read.value;
  const { span, text, expected } = read.failure;
  page.report('bad-literal', span, { text, expected });
  return [];
}

function take(entries: readonly LiteralEntry[], settings: Map<CindySetting, Literal>, page: WrittenPage): void {
  for (const entry of entries) {
    if (entry.name === 'ports') takePort(entry, settings, page);
    else if (!silent.has(entry.name)) takeSetting(entry, settings, page);
  }
}

function takeSetting(
  { name, nameSpan, value, valueSpan }: LiteralEntry,
  settings: Map<CindySetting, Literal>,
  page: WrittenPage,
): void {
  if (!isSetting(name)) {
    page.report('unknown-option', nameSpan, { option: name, known: Object.keys(cindySettings).join(', ') });
    return;
  }
  const kind = cindySettings[name];
  if (kindOfLiteral(value) !== kind) {
    page.report('wrong-kind', valueSpan, { name, kind });
    return;
  }
  const earlier = settings.get(name);
  const goesOn = earlier !== undefined && isList(earlier) && isList(value) && name !== 'transform';
  settings.set(name, goesOn ? [...earlier, ...value] : value);
}

/** `ports: [{width: 500, …}]`, as CindyJS and Cinderella write it: a construction has one canvas. */
function takePort(entry: LiteralEntry, settings: Map<CindySetting, Literal>, page: WrittenPage): void {
  const [port, ...more] = isList(entry.value) ? entry.value : [];
  if (!isLiteralObject(port) || more.length > 0) {
    page.report('wrong-kind', entry.valueSpan, { name: 'ports', kind: '[{ }]' });
    return;
  }
  const place = { nameSpan: entry.nameSpan, valueSpan: entry.valueSpan };
  take(
    Object.entries(port).map(([name, value]) => ({ name, value, ...place })),
    settings,
    page,
  );
}

function isSetting(name: string): name is CindySetting {
  return Object.hasOwn(cindySettings, name);
}
