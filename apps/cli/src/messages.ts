import { sentencesOf, type Finding } from '@lemma/core/source';
import texts from '../../../packages/ui-react/src/language/texts/en/failure.json';

type Data = Finding['data'];

/**
 * The texts of the web interface by the keys of sentences, and those about what only this program looks at: all languages at once,
 * and files.
 */
const sentences: ReadonlyMap<string, string> = new Map([
  ...Object.entries(texts.codes).map(([code, text]) => [`codes.${code}`, text] as const),
  ...Object.entries(texts.reasons).map(([reason, text]) => [`reasons.${reason}`, text] as const),
  ...Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : [])),
  ['codes.no_converted_title', 'The document has no title in the language {{language}}.'],
  ['codes.empty-name', '\\name is empty in the language {{language}}; the document is called by its title.'],
  ['codes.missing-document', 'There is no document {{path}}.'],
  ['codes.missing-file', 'There is no file {{path}}.'],
  ['codes.invalid-xml', 'The converted document cannot be read ({{problem}}); please report this.'],
]);

const things: ReadonlyMap<string, string> = new Map(Object.entries(texts.things));

/** A finding in one English line, in the words of the web interface. */
export function messageOf(finding: Finding): string {
  const { code, data } = finding;
  if (!sentences.has(`codes.${code}`)) return [code, ...Object.entries(data).map((pair) => pair.join(': '))].join(', ');
  return sentencesOf(finding)
    .map((key) => filled(sentences.get(key) ?? key, { ...data, things: listed(data['expected']) }))
    .join(' ');
}

function filled(text: string, data: Data): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name] ?? '').replaceAll(/\s+/g, ' '));
}

/** `operator closingBracket` in words: "an operator or a closing bracket )". */
function listed(names: string | number = ''): string {
  const words = String(names)
    .split(' ')
    .map((name) => things.get(name) ?? name);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}
