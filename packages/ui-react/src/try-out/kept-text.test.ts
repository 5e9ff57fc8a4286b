import { MemoryStorage } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { examples } from './examples/index.ts';
import { keepExample, keepText, keptExample, keptText } from './kept-text.ts';

describe('kept texts of the try-out page', () => {
  it('begin with the figure', () => {
    const storage = new MemoryStorage();
    expect(keptExample(storage)).toBe('visualization');
    expect(keptText(storage, 'visualization')).toBe(examples.visualization);
  });

  it('come back after a reload, each with its example', () => {
    const storage = new MemoryStorage();
    keepExample(storage, 'fractions');
    keepText(storage, 'fractions', 'my fractions');
    keepText(storage, 'showhide', 'my task');
    expect(keptExample(storage)).toBe('fractions');
    expect(keptText(storage, 'fractions')).toBe('my fractions');
    expect(keptText(storage, 'showhide')).toBe('my task');
  });

  it('are forgotten when the author is back at the example', () => {
    const storage = new MemoryStorage();
    keepText(storage, 'fractions', 'my fractions');
    keepText(storage, 'fractions', examples.fractions);
    expect(storage.texts.size).toBe(0);
  });

  it('ignore an example that no longer exists', () => {
    const storage = new MemoryStorage();
    storage.write('try-out.example', 'integrals');
    expect(keptExample(storage)).toBe('visualization');
  });
});
