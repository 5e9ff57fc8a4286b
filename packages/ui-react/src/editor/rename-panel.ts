import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { keymap, showPanel, type EditorView, type Panel } from '@codemirror/view';
import type { RenameFailure } from '@lemma/core/authoring';
import type { TextKey } from '../language/index.ts';
import type { LanguageHelp } from './help.ts';

/** Opens the panel for the name at an offset; `undefined` closes it. */
const renameAt = StateEffect.define<number | undefined>();

const messages: Readonly<Record<RenameFailure['kind'], TextKey<'editor'>>> = {
  notRenamable: 'rename.notRenamable',
  insideShorthand: 'rename.insideShorthand',
  badName: 'rename.badName',
  reservedName: 'rename.reservedName',
  nameTaken: 'rename.nameTaken',
};

/** F2 renames the variable, label or shorthand at the cursor everywhere. */
export function renaming(help: LanguageHelp): Extension {
  const field = StateField.define<number | undefined>({
    create: () => undefined,
    update: (before, transaction) => {
      const place = transaction.effects.find((effect) => effect.is(renameAt));
      if (place?.is(renameAt) === true) return place.value;
      return transaction.docChanged ? undefined : before;
    },
    provide: (state) =>
      showPanel.from(state, (place) => (place === undefined ? null : (view) => renamePanel(view, place, help))),
  });
  const open = (view: EditorView): boolean => {
    view.dispatch({ effects: renameAt.of(view.state.selection.main.head) });
    return true;
  };
  return [field, keymap.of([{ key: 'F2', run: open, preventDefault: true }])];
}

function renamePanel(view: EditorView, place: number, help: LanguageHelp): Panel {
  const { language, say } = help;
  const text = view.state.doc.toString();
  const uses = language.usesAt(text, place);
  const [own = uses[0]] = uses.filter(({ from, to }) => from <= place && place <= to);
  const name = own === undefined ? '' : text.slice(own.from, own.to);

  const input = document.createElement('input');
  input.className = 'cm-textfield';
  input.value = name;
  input.setAttribute('main-field', 'true');
  const label = document.createElement('label');
  label.append(say('rename.label', { name }), ' ', input);
  const message = document.createElement('span');
  message.setAttribute('role', 'alert');
  message.className = 'cm-rename-message';

  const close = () => {
    view.dispatch({ effects: renameAt.of(undefined) });
    view.focus();
  };
  const tell = (failure: RenameFailure) => {
    message.textContent = say(messages[failure.kind], { name: input.value });
  };
  const rename = () => {
    const renamed = language.rename(view.state.doc.toString(), place, input.value);
    if (!renamed.ok) {
      tell(renamed.failure);
      return;
    }
    view.dispatch({
      changes: renamed.value.map(({ span, text: insert }) => ({ ...span, insert })),
      effects: renameAt.of(undefined),
      userEvent: 'input.rename',
    });
    view.focus();
  };

  const form = document.createElement('form');
  form.className = 'cm-rename';
  form.append(label, button(say('rename.apply'), 'submit'), button(say('rename.cancel'), 'button', close), message);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    rename();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  });
  if (own === undefined) tell({ kind: 'notRenamable' });
  return {
    dom: form,
    top: true,
    mount: () => {
      input.focus();
      input.select();
    },
  };
}

function button(text: string, type: 'submit' | 'button', press?: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = type;
  made.className = 'cm-button';
  made.textContent = text;
  if (press !== undefined) made.addEventListener('click', press);
  return made;
}
