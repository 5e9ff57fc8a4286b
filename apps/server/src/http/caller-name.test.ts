import { expect, it } from 'vitest';
import { callerName } from './caller-name.ts';

it.each([
  ['192.0.2.7', 'guest 192.0.2.7'],
  ['::ffff:192.0.2.7', 'guest 192.0.2.7'],
  ['2001:db8:0:1:ffff:1:2:3', 'guest 2001:db8:0:1'],
  ['2001:db8:0:1::9', 'guest 2001:db8:0:1'],
  ['2001:0DB8::9', 'guest 2001:db8:0:0'],
  ['::1', 'guest 0:0:0:0'],
  ['fe80::1%eth0', 'guest fe80:0:0:0'],
])('a guest at %s counts as %s', (address, name) => {
  expect(callerName({ kind: 'guest' }, address)).toBe(name);
});

it('a user counts as himself, wherever he is', () => {
  const session = { kind: 'user', user: { id: 'u-1', name: 'U', roles: [] } } as const;
  expect(callerName(session, '192.0.2.7')).toBe(callerName(session, '192.0.2.8'));
});
