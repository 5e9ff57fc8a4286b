import { convertFragment } from '../conversion.ts';
import { formulaEnvironments, formulaGroups } from '../formula/index.ts';
import { inlineCommands } from '../writing/index.ts';
import { namesOf } from './claims.ts';
import type { ManualEntry, Topic } from './entry.ts';
import { code, example, linkTo, table } from './markdown.ts';
import { formText, meaningOf, type EditorTexts } from './meanings.ts';
import { placedNames } from './placed-names.ts';
import { placesText } from './places.ts';
import { chapters, olderSpellings, signs } from './topics/index.ts';

/** Every entry of the reference. */
export const entries: readonly ManualEntry[] = [
  ...chapters.flatMap(({ topics }) => topics.flatMap((topic) => topic.entries)),
  ...signs.entries,
  ...olderSpellings.flatMap((older) => older.entries),
];

/** The reference page of all names of the language, in Markdown, using the English texts of the editor. */
export function languageReference(texts: EditorTexts): string {
  return [
    introduction,
    ...chapters.flatMap(({ title, topics }) => [`## ${title}`, ...topics.map((topic) => topicText(topic, texts))]),
    signsText(texts),
    formulasText(),
    olderText(),
    indexText(),
  ].join('\n\n');
}

const introduction = `# Every command and environment

What may be written, by subject, with an [index](#index) at the end. Words in brackets are to be filled in; square brackets may be left out. Every example
is compiled by the tests. The ideas behind it, and what the sentences here leave out: [language.md](language.md). Types of variables and attributes of
figures: [figures.md](figures.md). Functions in terms and conditions: [expressions.md](expressions.md). Messages: [findings.md](findings.md).

Made with \`npm run generate\` from \`packages/mmtex/src/manual\` (subjects, examples), the grammar (forms, places) and the texts with which the editor
explains a name (meanings): change it there.`;

function topicText({ title, about, entries: topicEntries, example: source }: Topic, texts: EditorTexts): string {
  const rows = topicEntries.map((entry) => {
    const names = namesOf(entry, placedNames, entries);
    return [code(formText(names[0]?.line ?? '', texts)), meaningOf(entry, texts) ?? '', placesText(names)];
  });
  return [
    `### ${title}`,
    ...(about === undefined ? [] : [about]),
    table(['written', 'meaning', 'where'], rows),
    example(source),
  ].join('\n\n');
}

const blankSigns: ReadonlyMap<string, string> = new Map([
  [' ', 'a blank'],
  ['\u202f', 'a narrow blank'],
  ['\u2003', 'a wide blank'],
  ['\u00ad', 'a hyphen where the word may be divided'],
]);

function signsText({ about }: EditorTexts): string {
  const rows = signs.entries.map(({ name }) => {
    const plain = inlineCommands.get(name)?.plain;
    const sign = typeof plain === 'string' ? plain : '';
    return [name === '\n' ? '`\\` at the end of a line' : code(`\\${name}`), blankSigns.get(sign) ?? code(sign)];
  });
  return [
    `## ${signs.title}`,
    `${about.sign} ${signs.about ?? ''}`,
    table(['written', 'is'], rows),
    example(signs.example),
  ].join('\n\n');
}

function formulasText(): string {
  const groups = formulaGroups.map(({ title, commands }) => {
    const written = commands.filter(([name]) => name.trim() !== '');
    return `- **${title}**: ${written.map(([name, sign]) => code(sign === undefined ? `\\${name}` : `\\${name} ${sign}`)).join(', ')}`;
  });
  return [
    '## Commands of formulas',
    'What they do: [formulas.md](formulas.md). A command that is a sign is followed by it; a sign may be typed as well.',
    `${groups.join('\n')}\n- **Environments**: ${formulaEnvironments.names.map(code).join(', ')}`,
    example([...formulaGroups, formulaEnvironments].map((group) => `\\[${group.example}\\]`).join('\n')),
  ].join('\n\n');
}

function olderText(): string {
  const rows = olderSpellings.map(({ entries: names, example: source }) => [
    names.map(nameText).join(' '),
    code(insteadOf(source) ?? ''),
  ]);
  return [
    '## Older spellings',
    'Read as what is written today, with a finding that names it.',
    table(['older', 'today'], rows),
  ].join('\n\n');
}

/** The modern spelling, according to the finding about an older one. */
export function insteadOf(source: string): string | undefined {
  const [finding] = convertFragment(source, 'en').findings;
  const instead = finding?.data['instead'];
  return typeof instead === 'string' ? instead : undefined;
}

function indexText(): string {
  const places = [
    ...chapters.flatMap(({ topics }) => topics),
    signs,
    { title: 'Older spellings', entries: olderSpellings.flatMap((older) => older.entries) },
  ];
  const words = places
    .flatMap(({ title, entries: named }) => named.map((entry) => ({ title, entry })))
    .filter(({ entry }) => /\p{L}/u.test(entry.name))
    .sort((left, right) => left.entry.name.localeCompare(right.entry.name, 'en'))
    .map(({ title, entry }) => linkTo(title, nameText(entry)));
  return `## Index\n\n${words.join(' · ')}\n`;
}

function nameText({ kind, name }: ManualEntry): string {
  return code(kind === 'environment' ? `\\begin{${name}}` : `\\${name}`);
}
