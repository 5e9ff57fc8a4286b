import { MemoryStorage } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { AppearanceStore } from './appearance.store.ts';

describe('AppearanceStore', () => {
  it('follows the device until the reader chooses', () => {
    expect(new AppearanceStore({ storage: new MemoryStorage() }).state).toBe('system');
  });

  it('keeps the choice for the next visit', () => {
    const storage = new MemoryStorage();
    new AppearanceStore({ storage }).choose('dark');
    expect(new AppearanceStore({ storage }).state).toBe('dark');
  });

  it('ignores a kept word it does not know', () => {
    const storage = new MemoryStorage();
    storage.write('appearance', 'sepia');
    expect(new AppearanceStore({ storage }).state).toBe('system');
  });
});
