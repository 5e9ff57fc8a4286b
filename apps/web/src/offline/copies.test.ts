import { describe, expect, it } from 'vitest';
import { aged, copyOf, copyOfSaved, givenUp, isCopyOf, isKept, picturesIn, subjectOf } from './copies.ts';

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
      '/api/content/documents/binary-implementations/en/content?path=media%2Fa%20b.svg',
      '/copies/ben/file/en/media%2Fa%20b.svg',
    ],
    ['/api/content/documents/binary-implementations/en/content/more?path=a', undefined],
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

describe('the pictures of a problem', () => {
  const problem = (xml: string) => JSON.stringify({ document: xml, attempt: 'x' });
  const call = (path: string, language = 'en') =>
    `/api/content/documents/binary-implementations/${language}/content?path=${path}`;

  it('are those that its page will ask for, each once, in its language', () => {
    const xml = `<document kind="problem" lang="en"><image src="media/a.svg" alt="src"/>
      <tile><image alt="lang='de'" src="media/b c.png"></image></tile><image src="media/a.svg"/>
      <video src="media/film.mp4"/><p>image src="no.png"</p></document>`;
    expect(picturesIn(problem(xml))).toEqual([call('media%2Fa.svg'), call('media%2Fb+c.png')]);
    expect(picturesIn(problem('<?xml version="1.0"?><document lang="zh"><image src="a.gif"/></document>'))).toEqual([
      call('a.gif', 'zh'),
    ]);
  });

  it.each(['[', '{}', '{"document":7}', problem('<document lang="en"/>')])('are none in %s', (body) => {
    expect(picturesIn(body)).toEqual([]);
  });

  it('are kept up to a size; no other files are', () => {
    const picture = copyOf(at(call('a.svg')), 'ben') ?? { owner: '', address: '' };
    expect(isKept(picture, 'image/svg+xml', 2 ** 20)).toBe(true);
    expect(isKept(picture, 'image/svg+xml', 2 ** 20 + 1)).toBe(false);
    expect(isKept(picture, 'video/mp4', 10)).toBe(false);
    const sheet = copyOf(at('/api/course/worksheets/w1'), 'ben') ?? picture;
    expect(isKept(sheet, 'application/json', 2 ** 30)).toBe(true);
  });

  it('that were fetched first go when there are too many, and nothing else', () => {
    const picture = (number: number) => `/copies/ben/file/en/${String(number)}.svg`;
    const pictures = Array.from({ length: 102 }, (_, number) => picture(number));
    const problems = ['/copies/ben/problem/w/a/en', '/copies/ben/worksheet/file'];
    expect(givenUp([...problems, ...pictures])).toEqual([picture(0), picture(1)]);
    expect(givenUp([...problems, ...pictures.slice(2)])).toEqual([]);
  });
});
