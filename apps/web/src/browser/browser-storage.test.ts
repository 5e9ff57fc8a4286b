import { describe, expect, it } from 'vitest';
import { browserStorage } from './browser-storage.ts';

function refuse(): never {
  throw new DOMException('storage is switched off', 'SecurityError');
}

describe('browserStorage', () => {
  it('keeps texts for the time being where storage is switched off', () => {
    const storage = browserStorage(refuse);
    expect(storage.read('draft')).toBeUndefined();
    storage.write('draft', 'text');
    expect(storage.read('draft')).toBe('text');
    storage.remove('draft');
    expect(storage.read('draft')).toBeUndefined();
  });
});
