/// <reference types="vite/client" />
import { languages, type Language } from '@lemma/core/language';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';
import { formulaCommandNames, formulaEnvironments, formulaGroups } from '../formula/index.ts';
import { namesOf } from './claims.ts';
import type { ManualEntry } from './entry.ts';
import { entries, insteadOf, languageReference, meaningOf, type EditorTexts } from './index.ts';
import { placedNames } from './placed-names.ts';
import { chapters, olderSpellings, signs } from './topics/index.ts';

/** The layer rules keep this package from importing the editor's texts, so they are read as files. */
const texts = import.meta.glob<EditorTexts>('../../../ui-react/src/language/texts/*/editor.json', {
  eager: true,
  import: 'default',
});

function textsIn(language: Language): EditorTexts {
  const found = Object.entries(texts).find(([file]) => file.includes(`/${language}/`));
  if (found === undefined) throw new Error(`no texts in ${language}`);
  return found[1];
}

const topics = [...chapters.flatMap((chapter) => chapter.topics), signs];

function shown({ kind, name }: ManualEntry): string {
  return kind === 'environment' ? `\\begin{${name}}` : `\\${name}`;
}

/** Whether a source contains a command or environment, rather than just one whose name begins with it. */
function has(source: string, entry: ManualEntry): boolean {
  const written = shown(entry);
  return source
    .split(written)
    .slice(1)
    .some((rest) => !/[A-Za-z]$/.test(written) || !/^[A-Za-z*]/.test(rest));
}

describe('the reference', () => {
  it('has exactly one entry for every command and environment in every place', () => {
    const claims = entries.flatMap((entry) => namesOf(entry, placedNames, entries));
    expect(placedNames.filter((name) => claims.filter((claim) => claim === name).length !== 1)).toEqual([]);
  });

  it('has no entry for what the language does not have', () => {
    expect(entries.filter((entry) => namesOf(entry, placedNames, entries).length === 0)).toEqual([]);
    const places = entries.flatMap((entry) =>
      (entry.within ?? []).filter(
        (place) => !namesOf(entry, placedNames, entries).some((name) => name.place === place),
      ),
    );
    expect(places).toEqual([]);
  });

  it.each(topics.map((topic) => [topic.title, topic]))('shows every name in its example: %s', (_, topic) => {
    expect(topic.entries.filter((entry) => !has(topic.example, entry)).map(shown)).toEqual([]);
  });

  it('has no two headlines of the same name, so that the index leads to the right one', () => {
    const titles = [...chapters.map(({ title }) => title), ...topics.map(({ title }) => title)];
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it.each(languages)('has a meaning for every name in %s', (language) => {
    const told = topics.filter((topic) => topic !== signs).flatMap((topic) => topic.entries);
    const own = textsIn(language);
    expect(told.filter((entry) => meaningOf(entry, own) === undefined).map(shown)).toEqual([]);
    expect(own.about.sign).toBeTruthy();
  });

  it('is a page on which every row says all there is to say', () => {
    const rows = languageReference(textsIn('en')).match(/^\|.*\|$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(entries.length);
    expect(rows.filter((row) => /\| *(?:`` *)?\|/.test(row.replaceAll('\\|', '')))).toEqual([]);
  });
});

describe('an older spelling', () => {
  it.each(olderSpellings.map((older) => [older.entries.map(shown).join(' '), older]))(
    'is found, and what to write today is said: %s',
    (_, { entries: names, example }) => {
      expect(names.filter((entry) => !has(example, entry)).map(shown)).toEqual([]);
      expect(new Set(convertDocument(example, 'en').findings.map(({ code }) => code))).toEqual(
        new Set(['old-spelling']),
      );
      expect(insteadOf(example)).toBeTruthy();
    },
  );
});

describe('the commands of formulas', () => {
  it('are all in a group', () => {
    const grouped = new Set(['begin', ...formulaGroups.flatMap(({ commands }) => commands.map(([name]) => name))]);
    expect([...formulaCommandNames].filter((name) => !grouped.has(name))).toEqual([]);
  });

  it.each([...formulaGroups, formulaEnvironments].map(({ example }) => example))('have an example: %s', (example) => {
    expect(convertDocument(`$${example}$`, 'en').findings).toEqual([]);
  });
});
