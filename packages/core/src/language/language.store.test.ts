import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { LanguageStore } from './language.store.ts';

describe('LanguageStore', () => {
  it('begins with German', () => {
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
    expect(new LanguageStore({ storage }).state).toBe('de');
  });

  it('stays as it is for a user who has not chosen', () => {
    const language = new LanguageStore({ storage: new MemoryStorage() });
    language.choose('fr');
    language.belongTo('ada');
    expect(language.state).toBe('fr');
  });

  it('ignores a kept word that is no language', () => {
    const storage = new MemoryStorage();
    storage.write('language.guest', 'tlh');
    expect(new LanguageStore({ storage }).state).toBe('de');
  });
});
