import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { toggleComment } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { completion } from './completion.ts';
import { environmentEnds } from './environment-ends.ts';
import { explanation } from './explanation.ts';
import { folding } from './folding.ts';
import { goToDefinition } from './go-to-definition.ts';
import type { LanguageHelp } from './help.ts';
import { languageColors } from './language-colors.ts';
import { renaming } from './rename-panel.ts';

/** Highlighting, completion, hover, folding, definitions, renaming: everything that knows the authoring language. */
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
