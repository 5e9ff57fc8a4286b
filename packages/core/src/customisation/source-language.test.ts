import { expect, it } from 'vitest';
import { languageOfSource } from './index.ts';

const both = '\\name{\\lang{fr}{Non}}\n\\title{\\lang{de}{Br\\"uche \\} {x}}\\lang{en}{Fractions}}\n\\lang{zh}{no}';

it.each([
  [both, 'en', 'en'],
  [both, 'fr', 'en'],
  [both, 'zh', 'en'],
  ['\\title{\\lang{en}{Fractions}} \\text{\\lang{fr}{non}}', 'fr', 'en'],
  ['\\title{For all}', 'zh', 'zh'],
  ['\\title{\\lang{fr}{never closed', 'de', 'fr'],
  ['no title', 'fr', 'fr'],
  ['', 'de', 'de'],
] as const)('%j is shown to a reader of %s in %s', (source, wanted, shown) => {
  expect(languageOfSource(source, wanted)).toBe(shown);
});
