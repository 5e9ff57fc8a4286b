import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpTaxonomyGateway } from './http-taxonomy-gateway.ts';

const stored = (etag: string) => new Response('{ "topicStructure":[] }', { headers: { etag } });

describe('the taxonomy on the server', () => {
  it.each(['"7"', 'W/"7"'])('is read as it is stored, with the version %s', async (etag) => {
    const { http, seen } = fakeServer(() => stored(etag));
    const gateway = new HttpTaxonomyGateway(http);
    expect(await gateway.read('taxonomy')).toEqual(succeed({ text: '{ "topicStructure":[] }', version: '7' }));
    await gateway.read('fr');
    expect(seen.map(({ target }) => target)).toEqual(['/api/labeling/taxonomy', '/api/labeling/i18n/fr']);
  });

  it('without a version is no answer', async () => {
    const { http } = fakeServer(() => new Response('{}'));
    expect(await new HttpTaxonomyGateway(http).read('de')).toEqual(fail({ kind: 'notUnderstood' }));
  });

  it('is replaced by the text itself, in place of the version it is based on', async () => {
    const { http, seen } = fakeServer(() => json({ version: '8' }));
    const text = '{\n "labels": {} }';
    expect(await new HttpTaxonomyGateway(http).save('de', { text, version: '7' })).toEqual(succeed({ version: '8' }));
    expect(seen).toMatchObject([
      { method: 'PUT', target: '/api/labeling/i18n/de', text, ifMatch: '"7"', key: 'key 1' },
    ]);
  });

  it.each([
    [412, fail({ kind: 'conflict' })],
    [422, fail({ kind: 'refused', message: 'No.' })],
    [413, fail({ kind: 'refused', message: 'No.' })],
    [403, fail({ kind: 'forbidden' })],
    [500, fail({ kind: 'faulty' })],
  ])('is not replaced if the server answers %i', async (status, answer) => {
    const { http } = fakeServer(() => refused(status, 'some_id'));
    expect(await new HttpTaxonomyGateway(http).save('taxonomy', { text: '{}', version: '1' })).toEqual(answer);
  });

  it('is another write in place of another version', async () => {
    const { http, seen } = fakeServer(() => refused(500, 'some_id'));
    const gateway = new HttpTaxonomyGateway(http);
    for (const version of ['1', '1', '2']) await gateway.save('de', { text: '{}', version });
    expect(seen.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2']);
  });
});
