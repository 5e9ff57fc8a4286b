import { expect, it } from 'vitest';
import { colored, wantsColor } from './paint.ts';

it.each([
  ['on a terminal', true, {}, undefined, true],
  ['not into a pipe', false, {}, undefined, false],
  ['not where NO_COLOR is set', true, { NO_COLOR: '1' }, undefined, false],
  ['where NO_COLOR is empty, which means nothing', true, { NO_COLOR: '' }, undefined, true],
  ['into a pipe where FORCE_COLOR is set', false, { FORCE_COLOR: '1' }, undefined, true],
  ['not where FORCE_COLOR is 0', true, { FORCE_COLOR: '0' }, undefined, false],
  ['not where FORCE_COLOR is false', true, { FORCE_COLOR: 'false' }, undefined, false],
  ['not on a terminal without colours', true, { TERM: 'dumb' }, undefined, false],
  ['not when --no-color is given, whatever is set', true, { FORCE_COLOR: '1' }, false, false],
  ['when --color is given, whatever is set', false, { NO_COLOR: '1' }, true, true],
])('colours %s', (_, isTerminal, environment, asked, wanted) => {
  expect(wantsColor({ isTerminal, environment, asked })).toBe(wanted);
});

it('ends every colour', () => {
  expect(colored('error', 'x')).toBe('\u001B[31mx\u001B[39m');
});
