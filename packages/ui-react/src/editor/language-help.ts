import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { toggleComment } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { SourceLanguage } from '@lemma/core/authoring';
import type { Clock } from '@lemma/core/platform';
import type { Translate } from '../language/index.ts';
import { completion } from './completion.ts';
import { environmentEnds } from './environment-ends.ts';
import { explanation } from './explanation.ts';
import { folding } from './folding.ts';
import { goToDefinition } from './go-to-definition.ts';
import { languageColors } from './language-colors.ts';
import { renaming } from './rename-panel.ts';

/** What helps with a source in the authoring language, and how it speaks to the author. */
export interface LanguageHelp {
  readonly language: SourceLanguage;
  readonly clock: Clock;
  /** A text of the editor. */
  readonly say: Translate<'editor'>;
  /** A text that need not exist. */
  readonly find: (key: string) => string | undefined;
}

/** Colours, completion, explanations, folding, definitions, renaming: everything that knows the authoring language. */
export function languageHelp(help: LanguageHelp): Extension {
  return [
    languageColors(help),
    completion(help),
    explanation(help),
    folding(help),
    goToDefinition(help),
    renaming(help),
    environmentEnds,
    closeBrackets(),
    EditorState.languageData.of(() => [
      { commentTokens: { line: '%' }, closeBrackets: { brackets: ['(', '[', '{', '$'] } },
    ]),
    keymap.of([{ key: 'Mod-/', run: toggleComment }, ...closeBracketsKeymap, ...completionKeymap, ...foldKeymap]),
  ];
}
