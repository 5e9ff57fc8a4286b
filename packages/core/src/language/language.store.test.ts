import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { LanguageStore } from './language.store.ts';

describe('LanguageStore', () => {
  it('begins with German in a browser that says nothing', () => {
    expect(new LanguageStore({ storage: new MemoryStorage() }).state).toBe('de');
  });

  it('keeps the choice of a guest for the next visit', () => {
    const storage = new MemoryStorage();
    new LanguageStore({ storage }).choose('fr');
    expect(new LanguageStore({ storage }).state).toBe('fr');
  });

  it('keeps the choices of users apart', () => {
    const storage = new MemoryStorage();
    const language = new LanguageStore({ storage });
    language.belongTo('ada');
    language.choose('zh');
    language.belongTo('emmy');
    language.choose('en');
    language.belongTo('ada');
    expect(language.state).toBe('zh');
  });

  it('begins with what this browser showed last, whoever chose it', () => {
    const storage = new MemoryStorage();
    const language = new LanguageStore({ storage });
    language.belongTo('ada');
    language.choose('zh');
    expect(new LanguageStore({ storage }).state).toBe('zh');
  });

  it.each([
    [['en-GB', 'en'], 'en'],
    [['es', 'zh-Hant-TW', 'en'], 'zh'],
    [['FR'], 'fr'],
    [['de-CH', 'fr-CH'], 'de'],
    [['es', 'nl'], 'de'],
  ])('begins in a browser that prefers %j with %s', (preferred, shown) => {
    expect(new LanguageStore({ storage: new MemoryStorage(), preferred }).state).toBe(shown);
  });

  it('stays in the language of the browser for a user without a choice, and prefers every choice to it', () => {
    const storage = new MemoryStorage();
    const language = new LanguageStore({ storage, preferred: ['en-GB'] });
    language.belongTo('ada');
    expect(language.state).toBe('en');
    language.choose('de');
    expect(new LanguageStore({ storage, preferred: ['en-GB'] }).state).toBe('de');
  });

  it('stays as it is for a user who has not chosen', () => {
    const language = new LanguageStore({ storage: new MemoryStorage() });
    language.choose('fr');
    language.belongTo('ada');
    expect(language.state).toBe('fr');
  });

  it('is that of the program that led here for one visit, until the user chooses', () => {
    const storage = new MemoryStorage();
    new LanguageStore({ storage }).choose('fr');
    const language = new LanguageStore({ storage });
    language.visitIn('zh');
    language.belongTo('guest');
    expect(language.state).toBe('zh');
    expect(new LanguageStore({ storage }).state).toBe('fr');
    language.choose('en');
    expect(new LanguageStore({ storage }).state).toBe('en');
  });

  it('ignores a kept word that is no language', () => {
    const storage = new MemoryStorage();
    storage.write('language.guest', 'tlh');
    expect(new LanguageStore({ storage }).state).toBe('de');
  });
});
