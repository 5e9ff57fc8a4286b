import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ content: [] });
});
afterAll(() => platform.dispose());

const of = (user: string) => `/users/demo-${user}/language`;
const put = (language: unknown) => ({ method: 'PUT', payload: { language } }) as const;

describe('the language of a user', () => {
  it('is nothing until it is chosen, then what was chosen last', async () => {
    const read = async () => (await platform.call('lecturer', of('lecturer'))).json<unknown>();
    expect(await read()).toEqual({ language: null });
    expect((await platform.call('lecturer', of('lecturer'), put('fr'))).json()).toEqual({ language: 'fr' });
    expect((await platform.call('lecturer', of('lecturer'), put('zh'))).statusCode).toBe(200);
    expect(await read()).toEqual({ language: 'zh' });
  });

  it('is one’s own: nobody reads or changes that of others, not even an administrator', async () => {
    await platform.call('learner', of('learner'), put('en'));
    for (const call of [undefined, put('de')]) {
      const refused = await platform.call('admin', of('learner'), call);
      expect([refused.statusCode, refused.json<unknown>()]).toEqual([
        404,
        expect.objectContaining({ id: 'not_found' }),
      ]);
    }
    expect((await platform.call('learner', of('learner'))).json()).toEqual({ language: 'en' });
  });

  it.each([undefined, '', 'es', 'DE', ['de'], 1])('is not %j', async (language) => {
    expect((await platform.call('author', of('author'), put(language))).statusCode).toBe(400);
    expect((await platform.call('author', of('author'))).json()).toEqual({ language: null });
  });
});
