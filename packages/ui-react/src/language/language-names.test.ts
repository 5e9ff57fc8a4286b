import { describe, expect, it } from 'vitest';
import { languageName, languageTitle } from './language-names.ts';

describe('a language in the words of its reader', () => {
  it.each([
    ['de', 'en', 'German', 'German'],
    ['fr', 'de', 'Französisch', 'Französisch'],
    ['de', 'fr', 'allemand', 'Allemand'],
    ['zh', 'fr', 'chinois', 'Chinois'],
    ['en', 'zh', '英语', '英语'],
  ] as const)('%s is in %s “%s”, and “%s” in a list', (named, reader, name, title) => {
    expect(languageName(named, reader)).toBe(name);
    expect(languageTitle(named, reader)).toBe(title);
  });
});
