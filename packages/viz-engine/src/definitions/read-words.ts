import type { SourceText } from '@lemma/core/source';
import { variableIn } from '@lemma/core/variables';
import { sideBySide, type WordsTerm } from '../board/index.ts';
import type { DefinitionReading } from './definition-reading.ts';

const mention = /\\var\s*\{\s*([^{}]*?)\s*\}/g;

/** Text with the values of variables: `{a = \var{a}}`, with or without the outer braces. */
export function readWords(source: SourceText, reading: DefinitionReading): WordsTerm {
  const text = /^\s*\{([\s\S]*)\}\s*$/.exec(source.text)?.[1] ?? source.text;
  const parts: WordsTerm[] = [];
  let from = 0;
  for (const match of text.matchAll(mention)) {
    const [whole, name = ''] = match;
    parts.push(plain(text.slice(from, match.index)), readMention(name, source, reading));
    from = match.index + whole.length;
  }
  parts.push(plain(text.slice(from)));
  return (write) => parts.map((part) => part(write)).join('');
}

function plain(text: string): WordsTerm {
  const [, before = '', after = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(text) ?? [];
  const words = text.trim();
  const all = words === '' ? before : `${before && ' '}${words}${after && ' '}`;
  return () => all;
}

function readMention(written: string, source: SourceText, reading: DefinitionReading): WordsTerm {
  const { names } = reading;
  const { memory } = names;
  const name = variableIn(written);
  const slot = memory.slots.get(written);
  const numbers = slot === undefined ? names.slots(name) : [slot];
  const role = names.role(name);
  if (role === undefined) {
    reading.report(names.undefinedName(name, source.span));
    return () => '';
  }
  reading.dependsOn.add(name);
  if (role === 'text') return (write) => memory.words.get(name)?.(write) ?? '';
  if (role === 'function') return () => memory.functions.get(name)?.text ?? '';
  if (numbers.length === 0 || (written !== name && slot === undefined)) {
    reading.refuse(source, written === name ? 'cannotBeShown' : 'wrongCoordinate', 'UNPROPER_TEXT');
    return () => '';
  }
  const digits = names.decimals(name);
  const shown = numbers.map((each) => memory.reader(each));
  return (write) => {
    const written = sideBySide(
      shown.map((number) => write(number(), digits)),
      write,
    );
    return shown.length === 1 ? written : `(${written})`;
  };
}
