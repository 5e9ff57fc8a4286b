import { describe, expect, it } from 'vitest';
import { aged, copyOf, copyOfSaved, isCopyOf, isFile, picturesIn, subjectOf } from './copies.ts';

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
    [
      '/api/content/documents/binary-implementations/de/content?path=media%2Fgraph%201.svg',
      '/copies/ben/file/de/media%2Fgraph%201.svg',
    ],
    ['/api/configuration', undefined],
    ['/api/problem-engine/users/ada/problems/de/correction?path=a', undefined],
    ['/api/semiprotected/problem/data?ref=ada&problem=a', undefined],
  ])('of %s', (path, address) => {
    expect(copyOf(at(path), 'ben')?.address).toBe(address);
  });

  it('of what belongs to nobody in its address is made only for somebody known', () => {
    expect(copyOf(at('/api/course/worksheets/w1'), undefined)).toBe(undefined);
  });

  it('of a picture is told apart from what ages, whatever names there are', () => {
    const picture = copyOf(at('/api/content/documents/binary-implementations/de/content?path=a.svg'), 'file');
    const sheet = copyOf(at('/api/course/worksheets/file'), 'file');
    expect([picture, sheet].map((copy) => copy && isFile(at(copy.address)))).toEqual([true, false]);
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

describe('the pictures of a problem', () => {
  const handedOut = (document: unknown) => JSON.stringify({ document, seed: 1 });

  it('are asked for with it, each once', () => {
    const xml = '<p><image src="media/a&amp;b.svg" alt=""/></p><image src="c d.png" at="1-2"/><image src="c d.png"/>';
    const files = '/api/content/documents/binary-implementations/de/content?path=';
    expect(picturesIn(handedOut(xml), at(opened))).toEqual([`${files}media%2Fa%26b.svg`, `${files}c+d.png`]);
  });

  it('are copied where a page asks for them', () => {
    const [first = ''] = picturesIn(handedOut('<image src="a b/c.svg" />'), at(opened));
    expect(copyOf(at(first), 'ada')?.address).toBe('/copies/ada/file/de/a%20b%2Fc.svg');
  });

  it('are none of anything else', () => {
    const xml = '<image src="a.svg"/>';
    expect(picturesIn(handedOut(xml), at('/api/course/worksheets/w1'))).toEqual([]);
    for (const body of ['[', '[]', handedOut(3), '{}']) expect(picturesIn(body, at(opened))).toEqual([]);
  });
});

describe('what a copy says later', () => {
  const problem = (left: number, more = {}) => ({
    ...{ document: 'x', deadline: { at: 9000, left, ...more }, standing: { tries: 1, editable: true } },
  });
  const later = (given: unknown, ms: number): unknown => JSON.parse(aged(JSON.stringify(given), ms));

  it('is that less time is left', () => {
    expect(later(problem(5000), 2000)).toEqual(problem(3000));
    // A clock that was put back meanwhile gives no time.
    expect(later(problem(5000), -2000)).toEqual(problem(5000));
  });

  it('is that none is left, which the page understands', () => {
    expect(later(problem(5000), 5000)).toEqual(problem(0));
    expect(later(problem(5000, { takesLate: true }), 6000)).toEqual(problem(-1000, { takesLate: true }));
  });

  it('is the same of everything without a deadline', () => {
    for (const given of [{ document: 'x', standing: { editable: true } }, [], [1], 'x', null]) {
      expect(later(given, 1e9)).toEqual(given);
    }
    expect(aged('[', 1)).toBe('[');
  });

  it('is less of a worksheet, too', () => {
    expect(later({ id: 'w', deadline: { at: 1, left: 10 } }, 20)).toEqual({ id: 'w', deadline: { at: 1, left: -10 } });
  });
});
