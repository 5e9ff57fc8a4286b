import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpAppletGateway } from './http-applet-gateway.ts';

const tangram = {
  id: 't',
  qualifiedName: 'net.mumie.Tangram',
  jsLibId: '',
  urlPrefix: '',
  exporterUrl: 'https://applets.example.org/tangram.js',
  implementationsUrl: '',
  integrity: 'sha256-abc=',
};

it('asks the list for an applet by its path', async () => {
  const { http, seen } = fakeServer(json(tangram));
  expect(await new HttpAppletGateway(http).exporter('applets/tangram')).toEqual(succeed(tangram));
  expect(seen[0]).toMatchObject({ method: 'GET', target: '/api/content/gwtexporters?path=applets%2Ftangram' });
});

it.each([400, 404])('tells what is not listed (%d)', async (status) => {
  const { http } = fakeServer(refused(status, 'any'));
  expect(await new HttpAppletGateway(http).exporter('a')).toEqual(fail({ kind: 'notListed' }));
});

it('passes the message of another failure on', async () => {
  const { http } = fakeServer(refused(403, 'any'));
  expect(await new HttpAppletGateway(http).exporter('a')).toEqual(fail({ kind: 'exporter', message: 'No.' }));
});
