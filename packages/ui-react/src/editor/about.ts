import type { CompletionKind } from '@lemma/core/authoring';
import { syntaxText } from './snippet-template.ts';
import type { LanguageHelp } from './help.ts';

/** Where the sentences about the names of a kind are; a variable, a label and a language say for themselves what they are. */
const groups: Readonly<Record<CompletionKind, string>> = {
  command: 'command',
  environment: 'environment',
  formulaCommand: 'formulaCommand',
  type: 'type',
  attribute: 'attribute',
  option: 'option',
  variable: '',
  label: '',
  language: '',
  function: 'function',
  constant: 'constant',
};

/** What a name means, inside of an environment perhaps something else, in one sentence; undefined where nothing is to be said. */
export function meaningOf(
  kind: CompletionKind,
  name: string,
  { find, say }: LanguageHelp,
  environment?: string,
): string | undefined {
  const written = name.replace(/^\\(?:begin\{)?/, '').replace(/\}$/, '');
  const word = written.replace(/(?<=.)\*$/, '');
  if (kind === 'variable') return say('variable');
  if (kind === 'label') return say('label');
  if (groups[kind] === '') return undefined;
  const own = environment === undefined ? undefined : find(`about.within.${environment}.${word}`);
  return own ?? find(`about.${groups[kind]}.${written}`) ?? find(`about.${groups[kind]}.${word}`);
}

/** A box with how something is written and what it means. */
export function aboutBox(syntax: string | undefined, meaning: string | undefined, help: LanguageHelp): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-about';
  if (syntax !== undefined && syntax !== '') {
    const code = document.createElement('code');
    code.textContent = syntaxText(syntax, help);
    box.append(code);
  }
  if (meaning !== undefined) {
    const sentence = document.createElement('p');
    sentence.textContent = meaning;
    box.append(sentence);
  }
  return box;
}
