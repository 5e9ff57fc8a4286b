import { describe, expect, it } from 'vitest';
import { beginningOf } from './new-release.ts';

describe('the release that a first page belongs to', () => {
  it('is named by the script that the app begins with', () => {
    const page =
      '<script src="/appearance.js"></script>\n<script type="module" crossorigin src="/assets/index-BUGR5z_r.js">';
    expect(beginningOf(page)).toBe('/assets/index-BUGR5z_r.js');
  });

  it.each(['<title>Hotel Wi-Fi</title>', '<script type="module" src="https://elsewhere.example/assets/a.js">'])(
    'is none in %s',
    (page) => {
      expect(beginningOf(page)).toBeUndefined();
    },
  );
});
