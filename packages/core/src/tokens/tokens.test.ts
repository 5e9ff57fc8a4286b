import { expect, it } from 'vitest';
import { fakeServices } from '../testing/index.ts';
import { tokens } from './tokens.ts';

it.each(Object.entries(tokens))('resolves %s once for everybody', (_name, token) => {
  const services = fakeServices();
  const service = services.get<unknown>(token);
  expect(service).toBeDefined();
  expect(services.get<unknown>(token)).toBe(service);
});
