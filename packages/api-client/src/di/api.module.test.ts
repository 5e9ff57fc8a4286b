import { plainSourceLanguage } from '@lemma/core/authoring';
import { createServices } from '@lemma/core/di';
import { noAnalytics } from '@lemma/core/platform';
import { tokens } from '@lemma/core/tokens';
import {
  FakeCodeRunner,
  FakeOpenerWindow,
  FakeParentWindow,
  InMemoryConversionGateway,
  InMemoryIdentity,
  MemoryStorage,
  RecordingLog,
  TurnedClock,
  aUser,
} from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { json } from '../testing/index.ts';
import { apiModule, httpClient } from './api.module.ts';

function services(seen: RequestInit[] = []) {
  const container = createServices((bind) => {
    bind(tokens.analytics).toConstantValue(noAnalytics);
    bind(tokens.clock).toConstantValue(new TurnedClock());
    bind(tokens.sessionStorage).toConstantValue(new MemoryStorage());
    bind(tokens.localStorage).toConstantValue(new MemoryStorage());
    bind(tokens.preferredLanguages).toConstantValue([]);
    bind(tokens.log).toConstantValue(new RecordingLog());
    bind(tokens.codeRunner).toConstantValue(new FakeCodeRunner());
    bind(tokens.conversionGateway).toConstantValue(new InMemoryConversionGateway());
    bind(tokens.sourceLanguage).toConstantValue(plainSourceLanguage);
    bind(tokens.parentWindow).toConstantValue(new FakeParentWindow());
    bind(tokens.openerWindow).toConstantValue(new FakeOpenerWindow());
    bind(tokens.outbox).toConstantValue({ load: () => Promise.reject(new Error('nothing is sent here')) });
    bind(tokens.identity).toConstantValue(new InMemoryIdentity({ kind: 'user', user: aUser() }));
  });
  const fetch = (_target: string, init: RequestInit) => {
    seen.push(init);
    return Promise.resolve(json([]));
  };
  container.load(apiModule({ fetch, newKey: () => 'key' }));
  return container;
}

describe('core over the server', () => {
  it.each(Object.entries({ ...tokens, httpClient }))('resolves %s', (_name, token) => {
    expect(services().get<unknown>(token)).toBeDefined();
  });

  it('makes its calls with the token of the session', async () => {
    const seen: RequestInit[] = [];
    await services(seen).get(tokens.problemCatalog).describe('p1');
    expect(new Headers(seen[0]?.headers).get('authorization')).toBe('Bearer token');
  });
});
