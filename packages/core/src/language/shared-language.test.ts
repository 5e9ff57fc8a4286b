import { describe, expect, it } from 'vitest';
import { fail } from '../store/index.ts';
import { InMemoryLanguages, MemoryStorage } from '../testing/index.ts';
import { LanguageStore } from './language.store.ts';
import { SharedLanguage } from './shared-language.ts';

/** A browser of a user. */
function browser(gateway: InMemoryLanguages, user = 'ada', storage = new MemoryStorage()) {
  const languages = new LanguageStore({ storage });
  languages.belongTo(user);
  const shared = new SharedLanguage({ languages, gateway, user });
  return { languages, shared, storage };
}

/** Until everything that was asked has been answered. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

const unavailable = { kind: 'unavailable' } as const;

describe('the language of a user', () => {
  it('is shown on a second device, which had none', async () => {
    const gateway = new InMemoryLanguages();
    const first = browser(gateway);
    await first.shared.begin();
    first.languages.choose('fr');
    await answered();
    const second = browser(gateway);
    expect(second.languages.state).toBe('de');
    await second.shared.begin();
    expect(second.languages.state).toBe('fr');
    // The next visit begins with it, before anybody is asked.
    expect(new LanguageStore({ storage: second.storage }).state).toBe('fr');
  });

  it('is what was chosen last, on whichever device', async () => {
    const gateway = new InMemoryLanguages();
    const [phone, desk] = [browser(gateway), browser(gateway)];
    await phone.shared.begin();
    await desk.shared.begin();
    phone.languages.choose('en');
    await answered();
    desk.languages.choose('zh');
    await answered();
    const later = browser(gateway, 'ada', phone.storage);
    await later.shared.begin();
    expect(later.languages.state).toBe('zh');
  });

  it('is not that of another user of the same browser', async () => {
    const gateway = new InMemoryLanguages();
    const ada = browser(gateway);
    await ada.shared.begin();
    ada.languages.choose('fr');
    await answered();
    ada.shared.dispose();
    const emmy = browser(gateway, 'emmy', ada.storage);
    await emmy.shared.begin();
    emmy.languages.choose('en');
    await answered();
    expect(gateway.kept).toEqual(
      new Map([
        ['ada', 'fr'],
        ['emmy', 'en'],
      ]),
    );
  });

  it('is told later if it could not be told, and is not lost to an older one meanwhile', async () => {
    const gateway = new InMemoryLanguages(new Map([['ada', 'zh']]));
    const first = browser(gateway);
    await first.shared.begin();
    gateway.failure = unavailable;
    first.languages.choose('en');
    await answered();
    first.shared.dispose();
    gateway.failure = undefined;
    const later = browser(gateway, 'ada', first.storage);
    await later.shared.begin();
    await answered();
    expect(later.languages.state).toBe('en');
    expect(gateway.kept.get('ada')).toBe('en');
  });

  it('stays as it is while the platform cannot be asked', async () => {
    const gateway = new InMemoryLanguages(new Map([['ada', 'zh']]));
    gateway.failure = unavailable;
    const { languages, shared } = browser(gateway);
    await shared.begin();
    expect(languages.state).toBe('de');
    expect(await gateway.read('ada')).toEqual(fail(unavailable));
  });

  it('is told if it was chosen before the platform kept choices', async () => {
    const storage = new MemoryStorage();
    storage.write('language.ada', 'fr');
    const gateway = new InMemoryLanguages();
    await browser(gateway, 'ada', storage).shared.begin();
    expect(gateway.kept.get('ada')).toBe('fr');
  });

  it('does not replace the language in which another program has led here', async () => {
    const gateway = new InMemoryLanguages(new Map([['ada', 'zh']]));
    const { languages, shared } = browser(gateway);
    languages.visitIn('en');
    await shared.begin();
    expect(languages.state).toBe('en');
    expect(gateway.kept.get('ada')).toBe('zh');
  });

  it('ends with the last of several quick choices', async () => {
    const gateway = new InMemoryLanguages();
    const { languages, shared } = browser(gateway);
    await shared.begin();
    for (const language of ['en', 'fr', 'zh', 'fr'] as const) languages.choose(language);
    await answered();
    expect(gateway.kept.get('ada')).toBe('fr');
    expect(languages.unsentOf('ada')).toBeUndefined();
  });
});
