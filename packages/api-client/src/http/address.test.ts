import { describe, expect, it } from 'vitest';
import { address } from './address.ts';

describe('the address of a request', () => {
  it('has the parts of its path, escaped, and everything else in the query', () => {
    const call = { method: 'GET', path: '/documents/{lang}/content' } as const;
    expect(address(call, { lang: 'de/..', path: 'a/b c&d', page: 0, exact: false })).toEqual({
      target: '/documents/de%2F../content?path=a%2Fb+c%26d&page=0&exact=false',
      body: undefined,
    });
  });

  it('leaves out what is undefined', () => {
    expect(address({ method: 'GET', path: '/search' }, { query: undefined }).target).toBe('/search');
  });

  it('has the fields of a POST in the body, but for those that belong into the query', () => {
    const call = { method: 'POST', path: '/documents/{lang}/preview', query: ['path'] } as const;
    expect(address(call, { lang: 'de', path: 'a/b', texCode: 'x' })).toEqual({
      target: '/documents/de/preview?path=a%2Fb',
      body: '{"texCode":"x"}',
    });
  });

  it.each([{}, { id: '' }, { id: undefined }])('is refused when a part of the path is missing: %o', (request) => {
    expect(() => address({ method: 'DELETE', path: '/worksheets/{id}' }, request)).toThrow('/worksheets/{id}');
  });
});
