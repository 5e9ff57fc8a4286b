import { describe, expect, it } from 'vitest';
import { judge, largestMessage, type MessageOutcome, type WindowMessage } from './message.ts';

const trusted = ['https://editor.example.org', 'https://other.example.org:8443'];
const data = { type: 'preview', texCode: 'x', documentPath: 'pool/a', lang: 'de', wmApiURL: 'https://api.example.org' };

function message(change: Partial<WindowMessage> = {}): WindowMessage {
  return { origin: 'https://editor.example.org', fromParent: true, data, ...change };
}

function refused(field: string): MessageOutcome {
  return { kind: 'refused', problem: { kind: 'badMessage', field } };
}

describe('a message', () => {
  it('of a trusted editor around this window is followed', () => {
    expect(judge(message(), trusted)).toEqual({
      kind: 'accepted',
      source: { texCode: 'x', documentPath: 'pool/a', language: 'de', apiUrl: 'https://api.example.org' },
    });
  });

  it.each([
    'https://evil.example',
    'https://editor.example.org.evil.example',
    'http://editor.example.org',
    'https://editor.example.org:8443',
    'https://editor.example.org/',
    'null',
    '*',
    '',
  ])('from %j is ignored', (origin) => {
    expect(judge(message({ origin }), trusted)).toEqual({ kind: 'ignored' });
  });

  it('of another window than the one around is ignored, whatever its origin', () => {
    expect(judge(message({ fromParent: false }), trusted)).toEqual({ kind: 'ignored' });
  });

  it('is ignored where nobody is trusted', () => {
    expect(judge(message(), [])).toEqual({ kind: 'ignored' });
  });

  it.each([null, undefined, 'preview', 7, [], ['preview'], {}, { type: 'other' }, { ...data, type: ['preview'] }])(
    'that is no request for a preview is left to others: %j',
    (other) => {
      expect(judge(message({ data: other }), trusted)).toEqual({ kind: 'ignored' });
    },
  );

  it.each([
    ['texCode', { ...data, texCode: 7 }],
    ['texCode', { type: 'preview' }],
    ['documentPath', { ...data, documentPath: ' ' }],
    ['documentPath', { ...data, documentPath: null }],
    ['lang', { ...data, lang: 'tlh' }],
    ['wmApiURL', { ...data, wmApiURL: {} }],
  ])('whose %s is wrong is refused by that name', (field, wrong) => {
    expect(judge(message({ data: wrong }), trusted)).toEqual(refused(field));
  });

  it('takes no field from a prototype', () => {
    const poisoned: unknown = JSON.parse(`{"__proto__":${JSON.stringify(data)},"type":"preview"}`);
    expect(judge(message({ data: poisoned }), trusted)).toEqual(refused('texCode'));
    const heir: unknown = Object.create(data);
    expect(judge(message({ data: heir }), trusted)).toEqual({ kind: 'ignored' });
  });

  it('is refused once it is larger than a megabyte', () => {
    const room = largestMessage - data.documentPath.length - data.wmApiURL.length;
    const sized = (length: number) => judge(message({ data: { ...data, texCode: 'x'.repeat(length) } }), trusted).kind;
    expect(sized(room)).toBe('accepted');
    expect(sized(room + 1)).toBe('refused');
  });
});
