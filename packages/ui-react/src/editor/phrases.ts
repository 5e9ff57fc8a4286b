import { EditorState, type Extension } from '@codemirror/state';
import type { TextKey, Translate } from '../language/index.ts';

/** The texts for CodeMirror's own phrases, by their English form. */
const keys: Readonly<Record<string, TextKey<'editor'>>> = {
  Find: 'phrases.find',
  Replace: 'phrases.replaceBy',
  next: 'phrases.next',
  previous: 'phrases.previous',
  all: 'phrases.all',
  'match case': 'phrases.matchCase',
  regexp: 'phrases.regexp',
  'by word': 'phrases.byWord',
  replace: 'phrases.replace',
  'replace all': 'phrases.replaceAll',
  'replaced match on line $': 'phrases.replacedOnLine',
  'replaced $ matches': 'phrases.replacedMatches',
  'current match': 'phrases.currentMatch',
  'on line': 'phrases.onLine',
  'Go to line': 'phrases.goToLine',
  go: 'phrases.go',
  close: 'phrases.close',
  Diagnostics: 'phrases.messages',
  'No diagnostics': 'phrases.noMessages',
  'Fold line': 'fold',
  'Unfold line': 'unfold',
  'folded code': 'folded',
  unfold: 'unfold',
  Completions: 'completions',
};

/** Search, messages, folding and completion in the reader's language. */
export function phrases(say: Translate<'editor'>): Extension {
  return EditorState.phrases.of(Object.fromEntries(Object.entries(keys).map(([phrase, key]) => [phrase, say(key)])));
}
