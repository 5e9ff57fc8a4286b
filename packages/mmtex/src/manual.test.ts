import { describe, expect, it } from 'vitest';
import manual from '../../../docs/authoring/language.md?raw';
import { convertDocument } from './conversion.ts';

describe('the manual of the language', () => {
  const examples = [...manual.matchAll(/```tex\n([^]*?)```/g)].map(([, source = '']) => source);

  it.each(examples.map((source) => [source.slice(0, 40), source]))(
    'has an example without mistakes: %s',
    (_, source) => {
      expect(convertDocument(source, 'de').findings).toEqual([]);
    },
  );

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(3);
  });
});
