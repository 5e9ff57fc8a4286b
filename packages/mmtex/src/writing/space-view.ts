import type { SourceText } from '@lemma/core/source';
import { splitValues } from '@lemma/core/variables';
import type { Node } from '../syntax/index.ts';
import type { Page } from './page.ts';
import { argumentOf, numberIn, optionIn } from './parts.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const settings = ['axes', 'projection', 'azimuth', 'elevation', 'zLabel'] as const;

/** How a board in space is looked at: `\\viewBox3D{[-5, 5], [-5, 5], [0, 3]}` and `\\options3d{azimuth: 30, axes: border}`. */
export function spaceIn(nodes: readonly Node[], page: Page): Attributes {
  const box = argumentOf('viewBox3D', nodes);
  const options = argumentOf('options3d', nodes);
  return {
    ...(box !== undefined && { 'view-box': viewBoxIn(box, page) }),
    ...(options !== undefined && optionsIn(options, page)),
  };
}

/** Three ranges in brackets, or their six numbers. */
function viewBoxIn(argument: SourceText, page: Page): string | undefined {
  const parts = splitValues(argument).flatMap((part) => {
    const inner = /^\[(.*)\]$/s.exec(part.text)?.[1];
    return inner === undefined
      ? [part]
      : splitValues({ text: inner, span: { from: part.span.from + 1, to: part.span.to - 1 } });
  });
  const numbers = parts.flatMap((part) => numberIn(part, -Infinity, page) ?? []);
  if (numbers.length < parts.length) return undefined;
  const isBox = numbers.length === 6 && [0, 2, 4].every((at) => (numbers[at] ?? NaN) < (numbers[at + 1] ?? NaN));
  if (isBox) return numbers.join(' ');
  page.report('not-a-number', argument.span, { text: argument.text.trim() });
  return undefined;
}

/** Settings with their values, in braces or without: `{azimuth: 30, elevation: 20}`. */
function optionsIn(argument: SourceText, page: Page): Attributes {
  const inner = /^(\s*\{)(.*)\}\s*$/s.exec(argument.text);
  const from = argument.span.from + (inner?.[1]?.length ?? 0);
  const text = inner?.[2] ?? argument.text;
  const entries = splitValues({ text, span: { from, to: from + text.length } }).map((entry) => {
    const colon = entry.text.includes(':') ? entry.text.indexOf(':') : entry.text.length;
    const name = optionIn(part(entry, 0, colon), settings, page);
    return name === undefined ? {} : settingIn(name, part(entry, colon + 1, entry.text.length), page);
  });
  return Object.fromEntries(entries.flatMap((entry) => Object.entries(entry)));
}

function settingIn(name: (typeof settings)[number], value: SourceText, page: Page): Attributes {
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

/** A part of a text, without the blanks around it. */
function part({ text, span }: SourceText, from: number, to: number): SourceText {
  const cut = text.slice(from, to);
  const start = span.from + from + (cut.length - cut.trimStart().length);
  return { text: cut.trim(), span: { from: start, to: start + cut.trim().length } };
}
