import { describe, expect, it } from 'vitest';
import { editorHref, isEditorAddress } from './index.ts';

describe('the address of an editor', () => {
  it.each([
    ['https://editor.example.org/edit?path={path}', true],
    ['http://localhost:3000/#{path}', true],
    ['https://editor.example.org/', false],
    ['javascript:alert("{path}")', false],
    ['https://editor.example.org/ {path}', false],
    ['', false],
  ])('is %j: %s', (text, is) => {
    expect(isEditorAddress(text)).toBe(is);
  });

  it.each([
    ['a/b&c d', 'https://e.example/?p=a%2Fb%26c%20d'],
    ['own/ada/a', undefined],
    ['customised/ada/a', undefined],
    ['a/g_art_b', undefined],
  ])('opens %s at %s', (path, href) => {
    expect(editorHref('https://e.example/?p={path}', path)).toBe(href);
  });
});
