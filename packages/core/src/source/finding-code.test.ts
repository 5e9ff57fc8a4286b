import { expect, it } from 'vitest';
import { findingCode } from './finding-code.ts';

it.each(['unknown-command', 'BAD_DEFINITION', 'NEVER_USED', 'missing-file'])('%s is known', (code) => {
  expect(findingCode(code)).toBe(code);
});

it.each(['unknown-comand', '', 'toString'])('“%s”, which this program does not know, is an unknown error', (name) => {
  expect(findingCode(name)).toBe('UNKNOWN_ERROR');
});
