import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@lemma/api-client/wire';
import { processorTime, startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

/** A body of about this many bytes, filled by repeating one text. */
function filled(before: string, item: string, after: string, bytes: number): string {
  const count = Math.floor((bytes - before.length - after.length) / (item.length + 1));
  return before + Array.from({ length: count }, () => item).join(',') + after;
}

const mega = 1_950_000;

it.each<[string, string, string]>([
  ['empty answers', '/problem-engine/quickcheck/correct', filled('{"answers":[', '{}', ']}', mega)],
  ['empty answers below the limit', '/problem-engine/quickcheck/correct', filled('{"answers":[', '{}', ']}', 500_000)],
  ['numbers in place of fragments', '/jmmtex/convert-fragments', filled('{"texCodes":[', '1', ']}', mega)],
  ['empty fragments', '/jmmtex/convert-fragments', filled('{"texCodes":[', '""', ']}', mega)],
  ['many fields', '/jmmtex/convert-document', `{${filled('"a":1', '"b":1', '', mega)}}`],
  ['deep nesting', '/jmmtex/convert-document', '['.repeat(900_000) + ']'.repeat(900_000)],
])('a body of 2 MB with %s is refused at once, and takes no memory', async (_, url, payload) => {
  const memory = process.memoryUsage().heapTotal;
  const work = await processorTime(async () => {
    const response = await platform.call('guest', url, {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 413]).toContain(response.statusCode);
  });
  // The first of these took twelve seconds and 2.6 GB when every invalid field was collected.
  expect(work).toBeLessThan(3000);
  expect(process.memoryUsage().heapTotal - memory).toBeLessThan(300_000_000);
});

it.each(Object.values(calls).filter(({ method }) => method === 'POST'))(
  'the body of $id is not read when its caller may not call',
  async (call) => {
    const payload = '{ this would be refused as JSON';
    const headers = { authorization: 'Bearer wrong', 'content-type': 'application/json' };
    const url = call.path.replace(/\{\w+\}/g, '-');
    const response = await platform.call('guest', url, { method: 'POST', payload, headers });
    expect(response.statusCode).toBe(401);
  },
);
