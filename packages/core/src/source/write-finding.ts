import type { FindingCode } from './finding-code.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences-of.ts';

/** The texts of one language in a catalogue: by key, and by group and key. Every finding has its text. */
export type FindingTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>> & {
  readonly codes: Readonly<Record<FindingCode, string>>;
};

/** Formats findings as one line each, using a catalogue of failures. The list of expected things is in English. */
export function findingWriter(texts: FindingTexts): (finding: Finding) => string {
  const textOf = (key: string): string | undefined => {
    const [group = '', name] = key.split('.');
    const found = texts[group];
    if (name === undefined) return typeof found === 'string' ? found : undefined;
    return typeof found === 'object' ? found[name] : undefined;
  };
  /** `operator closingBracket` in words: "an operator or a closing bracket )". */
  const listed = (names: string | number = ''): string => {
    const words = String(names)
      .split(' ')
      .map((name) => textOf(`things.${name}`) ?? name);
    return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
  };
  return (finding) => {
    const { data } = finding;
    return sentencesOf(finding)
      .map((key) => filled(textOf(key) ?? key, { ...data, things: listed(data['expected']) }))
      .join(' ');
  };
}

/** A text that stays on one line and contains no terminal control sequences, whatever the source says. */
export function visible(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function filled(text: string, data: Finding['data']): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name] ?? '').replaceAll(/\s+/g, ' '));
}
