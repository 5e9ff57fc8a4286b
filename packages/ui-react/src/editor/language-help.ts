import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { toggleComment } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { keymap, EditorView } from '@codemirror/view';
import { completion } from './completion.ts';
import { explanation } from './explanation.ts';
import { folding } from './folding.ts';
import { goToDefinition } from './go-to-definition.ts';
import type { LanguageHelp } from './help.ts';
import { languageColors } from './language-colors.ts';
import { renaming } from './rename-panel.ts';

/** Typing `}` after `\begin{name` inserts its `\end{name}`, unless it exists already. */
const environmentEnds: Extension = Prec.high(
  EditorView.inputHandler.of((view, from, to, text) => {
    if (text !== '}' || from !== to || view.state.selection.ranges.length > 1) return false;
    const line = view.state.doc.lineAt(from);
    const name = /\\begin\{([A-Za-z]+\*?)$/.exec(line.text.slice(0, from - line.from))?.[1];
    if (name === undefined) return false;
    const source = view.state.doc.toString();
    const isClosedByHand = view.state.sliceDoc(from, from + 1) === '}';
    const begun = count(source, `\\begin{${name}}`) + (isClosedByHand ? 0 : 1);
    if (count(source, `\\end{${name}}`) >= begun) return false;
    const indent = /^\s*/.exec(line.text)?.[0] ?? '';
    view.dispatch({
      changes: { from, to: isClosedByHand ? from + 1 : from, insert: `}\n${indent}\\end{${name}}` },
      selection: { anchor: from + 1 },
      userEvent: 'input.type',
    });
    return true;
  }),
);

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

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
