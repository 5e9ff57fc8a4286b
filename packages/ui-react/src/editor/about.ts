import type { CompletionKind } from '@lemma/core/authoring';
import { syntaxText } from './snippet-template.ts';
import type { LanguageHelp } from './help.ts';

/** Where the descriptions of a kind of name are; variables, labels and languages describe themselves. */
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

/** The description of a name, possibly specific to an environment, in one sentence; undefined if there is none. */
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

/** A box with the syntax and the description of something. */
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
