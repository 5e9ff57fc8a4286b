import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { permissions } from '@lemma/core/session';
import { audience, clientId, realm } from './names.ts';

const shape = v.object({
  realm: v.string(),
  roles: v.object({ client: v.record(v.string(), v.array(v.object({ name: v.string() }))) }),
  clients: v.array(
    v.object({
      clientId: v.string(),
      publicClient: v.boolean(),
      attributes: v.record(v.string(), v.string()),
      protocolMappers: v.array(v.object({ protocolMapper: v.string(), config: v.record(v.string(), v.string()) })),
    }),
  ),
});

/** What docs/operating.md tells a university to import into Keycloak. */
const exported = v.parse(shape, JSON.parse(readFileSync('docs/operating/keycloak-realm.json', 'utf8')));

describe('The realm that Keycloak imports', () => {
  it('has the client of the web app, public, with PKCE, and our audience', () => {
    expect(exported.realm).toBe(realm);
    const [client] = exported.clients;
    expect(client).toMatchObject({ clientId, publicClient: true });
    expect(client?.attributes['pkce.code.challenge.method']).toBe('S256');
    const audiences = client?.protocolMappers.map(({ config }) => config['included.custom.audience']);
    expect(audiences).toEqual([audience]);
  });

  it('has every role that a permission asks for, and no other', () => {
    const asked = new Set(Object.values(permissions).flatMap(({ anyOf }) => [...anyOf]));
    const had = exported.roles.client[clientId]?.map(({ name }) => name) ?? [];
    expect([...had].sort()).toEqual([...asked].sort());
  });
});
