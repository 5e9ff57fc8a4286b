import { figureAttributeNames } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { colorNames } from '../board/index.ts';
import { elementTypes } from '../elements/index.ts';
import { printDefinition } from '../examples/index.ts';
import { attributeTexts, optionTexts } from './attribute-texts.ts';
import { figureReference } from './index.ts';

const what = Object.fromEntries(elementTypes.map(({ type }) => [type, `What ${type} is.`]));
const { text, pictures } = figureReference({ what, sentences: { circle: 'Around {{centre}}: {{radius}}.' } }, 'there');
const part = (type: string) => text.split(/^## /m).find((each) => each.startsWith(`${type}\n`)) ?? '';

describe.each(elementTypes)('$type', ({ type, aliases, options, attributes, examples }) => {
  it('has a part of its own with all there is to know', () => {
    for (const said of [what[type], ...aliases, ...options, ...attributes]) expect(part(type)).toContain(said);
  });

  it('shows every example in its source, and in a picture if it lies in the plane', () => {
    for (const [index, { definitions, isInSpace }] of examples.entries()) {
      for (const definition of definitions) expect(part(type)).toContain(printDefinition(definition));
      const picture = pictures.get(`${type}-${index + 1}.svg`);
      if (isInSpace !== true) {
        expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 \d+ [\d.]+"/);
        expect(picture).not.toMatch(/NaN|Infinity|undefined|var\(/);
        expect(part(type)).toContain(`(there/${type}-${index + 1}.svg)`);
      }
    }
  });

  it('has options that somebody has explained', () => {
    expect(options.filter((option) => optionTexts[option] === undefined)).toEqual([]);
  });
});

it('tells every attribute with its default, and every colour', () => {
  const attributes = part('Attributes');
  for (const name of figureAttributeNames) expect(attributes).toContain(`| \`\\${name}{`);
  for (const { says, usually } of Object.values(attributeTexts)) expect([says, usually]).not.toContain('');
  for (const name of colorNames) expect(attributes).toContain(`\`${name}\``);
});

it('says in words what a picture shows', () => {
  expect(part('circle')).toContain('> Around M: 2.');
});

it('is the same whenever it is made', () => {
  expect(figureReference({ what, sentences: {} }, 'there').pictures).toEqual(pictures);
});
