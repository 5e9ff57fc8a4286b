import { describe, expect, it } from 'vitest';
import { copyOf, copyOfSaved, isCopyOf, subjectOf } from './copies.ts';

const at = (path: string) => new URL(`https://lemma.example${path}`);
const opened = '/api/problem-engine/users/ada/problems/personalised-data?path=a/b&lang=de';

/** A token with these claims, signed by nobody. */
function bearer(claims: object): string {
  const part = (value: object) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `Bearer ${part({ alg: 'none' })}.${part(claims)}.x`;
}

describe('the subject of a token', () => {
  it.each([
    [bearer({ sub: 'ada' }), 'ada'],
    [bearer({ sub: 'Ünal/ß?' }), 'Ünal/ß?'],
    [bearer({ sub: 7 }), undefined],
    ['Basic abc', undefined],
    ['Bearer x', undefined],
    [null, undefined],
  ])('%s', (header, subject) => {
    expect(subjectOf(header)).toBe(subject);
  });
});

describe('a copy', () => {
  it('of a problem belongs to the user in its address, whoever asks', () => {
    expect(copyOf(at(opened), 'ben')).toEqual({ owner: 'ada', address: '/copies/ada/problem//a%2Fb/de' });
  });

  it('is found again whatever else the address says', () => {
    const signed = `${opened}&deadline=1&deadlineSignature=x`;
    expect(copyOf(at(signed), undefined)).toEqual(copyOf(at(opened), undefined));
  });

  it.each([
    [
      '/api/problem-engine/users/ada/worksheets/w1/problems/personalised-data?path=a&lang=en',
      '/copies/ada/problem/w1/a/en',
    ],
    ['/api/problem-engine/users/ada/problems?lang=fr', '/copies/ada/problems/fr'],
    ['/api/course/worksheets/w1', '/copies/ben/worksheet/w1'],
    ['/api/problem-engine/assigned-worksheets', '/copies/ben/assigned'],
    ['/api/configuration', undefined],
    ['/api/problem-engine/users/ada/problems/de/correction?path=a', undefined],
    ['/api/semiprotected/problem/data?ref=ada&problem=a', undefined],
  ])('of %s', (path, address) => {
    expect(copyOf(at(path), 'ben')?.address).toBe(address);
  });

  it('of what belongs to nobody in its address is made only for somebody known', () => {
    expect(copyOf(at('/api/course/worksheets/w1'), undefined)).toBe(undefined);
  });

  it('after a save takes the place of that of the opened problem', () => {
    const save = at('/api/semiprotected/problem/store-answer');
    const body = JSON.stringify({ problem: 'a/b', lang: 'de', attempt: 'x' });
    expect(copyOfSaved(save, body, 'ada')).toEqual(copyOf(at(opened), 'ada'));
    expect(copyOfSaved(save, '[', 'ada')).toBe(undefined);
    expect(copyOfSaved(at(opened), body, 'ada')).toBe(undefined);
  });

  it('is told apart from those of others, also of users whose names begin alike', () => {
    const { address } = copyOf(at(opened), 'ada') ?? { address: '' };
    expect(isCopyOf(at(address), 'ada')).toBe(true);
    expect(isCopyOf(at(address), 'ad')).toBe(false);
    expect(isCopyOf(at(address), 'ada/problem')).toBe(false);
  });
});
