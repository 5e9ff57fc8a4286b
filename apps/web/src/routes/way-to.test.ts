import { MemoryStorage } from '@lemma/core/testing';
import { expect, it } from 'vitest';
import { customiseAddress, keepListQuery, worksheetAddress } from './addresses.ts';
import { pageAt, pages } from './pages.ts';
import { wayTo } from './way-to.ts';

const storage = new MemoryStorage();
keepListQuery('pool', storage, '?query=sum&page=2');
const home = { name: 'home', href: '/' };
const list = { name: 'pool', href: '/pool/browser?query=sum&page=2' };
const searchOf = (address: string) => new URL(address, 'http://a.example').search;
const worksheet = worksheetAddress('pool', { by: 'template', id: 't1' }, { language: 'fr', selected: 2, seed: 7 });

it.each([
  ['a list, with its search', customiseAddress('pool', 'a/b'), [list]],
  ['the other list', customiseAddress('browser', 'a/b'), [{ name: 'browser', href: '/browser' }]],
  ['own documents', customiseAddress('pool', 'own/ada/slope'), [{ name: 'documents', href: '/documents' }]],
  [
    'a worksheet, at its problem',
    customiseAddress('pool', 'a/b', { worksheet: 'w1', from: searchOf(worksheet) }),
    [list, { name: 'worksheet', href: worksheet }],
  ],
  [
    'a worksheet that only its id is known of',
    customiseAddress('pool', 'a/b', { worksheet: 'w1' }),
    [list, { name: 'worksheet', href: '/pool/worksheet?id=w1' }],
  ],
  [
    'nowhere else, whatever the address says',
    customiseAddress('pool', 'a/b', { worksheet: 'w1', from: '//evil.example/?id=javascript:x&next=//evil.example' }),
    [list, { name: 'worksheet', href: '/pool/worksheet?id=w1' }],
  ],
])('the way to the customisation editor comes from %s', (_where, address, expected) => {
  expect(wayTo(pages.customise, searchOf(address), storage)).toEqual([home, ...expected]);
});

it('the way to other pages does not change', () => {
  expect(wayTo(pageAt('/pool/preview'), '?path=a', storage)).toEqual([home, { name: 'pool', href: '/pool/browser' }]);
});
