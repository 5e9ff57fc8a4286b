import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpLanguageGateway } from './http-language-gateway.ts';

it('the language of a user is read, and may be missing', async () => {
  const { http, seen } = fakeServer(json({ language: 'fr' }));
  expect(await new HttpLanguageGateway(http).read('a/b')).toEqual(succeed('fr'));
  expect(await new HttpLanguageGateway(fakeServer(json({ language: null })).http).read('a/b')).toEqual(
    succeed(undefined),
  );
  expect(seen[0]).toMatchObject({ method: 'GET', target: '/api/users/a%2Fb/language' });
});

it('the language of a user is kept', async () => {
  const { http, seen } = fakeServer(json({ language: 'zh' }));
  expect(await new HttpLanguageGateway(http).save('ada', 'zh')).toEqual(succeed(undefined));
  expect(seen[0]).toMatchObject({ method: 'PUT', target: '/api/users/ada/language' });
});

it('a server that makes a mistake is told', async () => {
  const { http } = fakeServer(refused(500, 'any'));
  expect(await new HttpLanguageGateway(http).save('ada', 'zh')).toEqual(fail({ kind: 'faulty' }));
});
