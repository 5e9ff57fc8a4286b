import { writeNumber, type SourceText } from '@lemma/core/source';
import type { Node } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { argumentOf, numberIn, optionIn } from './parts.ts';
import { numbersIn, settingsIn } from './settings.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const settings = ['axes', 'projection', 'azimuth', 'elevation', 'zLabel'] as const;

/**
 * The view of a board in space: `\\viewBox3D{[-5, 5], [-5, 5], [0, 3]}` and `\\options3d{azimuth: 30, axes: border}`.
 */
export function spaceIn(nodes: readonly Node[], page: WrittenPage): Attributes {
  const box = argumentOf('viewBox3D', nodes);
  const options = argumentOf('options3d', nodes);
  return {
    ...(box !== undefined && { 'view-box': viewBoxIn(box, page) }),
    ...(options !== undefined && optionsIn(options, page)),
  };
}

/** Three ranges in brackets, or six numbers. */
function viewBoxIn(argument: SourceText, page: WrittenPage): string | undefined {
  const numbers = numbersIn(argument, page);
  if (numbers === undefined) return undefined;
  const isBox = numbers.length === 6 && [0, 2, 4].every((at) => (numbers[at] ?? NaN) < (numbers[at + 1] ?? NaN));
  if (isBox) return numbers.map(writeNumber).join(' ');
  page.report('not-a-number', argument.span, { text: argument.text.trim() });
  return undefined;
}

/** Settings with their values, with or without braces: `{azimuth: 30, elevation: 20}`. */
function optionsIn(argument: SourceText, page: WrittenPage): Attributes {
  const entries = settingsIn(argument).map(([written, value]) => {
    const name = optionIn(written, settings, page);
    return name === undefined ? {} : settingIn(name, value, page);
  });
  return Object.fromEntries(entries.flatMap((entry) => Object.entries(entry)));
}

function settingIn(name: (typeof settings)[number], value: SourceText, page: WrittenPage): Attributes {
  switch (name) {
    case 'axes':
      return { axes: optionIn(value, ['origin', 'border', 'none'], page) };
    case 'projection':
      return { projection: optionIn(value, ['parallel', 'central'], page) };
    case 'azimuth':
    case 'elevation':
      return { [name]: numberIn(value, -Infinity, page) };
    case 'zLabel':
      return { 'z-label': value.text.trim() };
  }
}
