import {
  autocompletion,
  snippet,
  type Completion as Proposal,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { Completion, CompletionKind } from '@lemma/core/authoring';
import { aboutBox, meaningOf } from './about.ts';
import type { LanguageHelp } from './help.ts';
import { snippetTemplate } from './snippet-template.ts';

/** Local names come before global ones. */
const ranks: Readonly<Record<CompletionKind, number>> = {
  variable: 30,
  label: 30,
  language: 30,
  option: 30,
  type: 20,
  attribute: 10,
  command: 5,
  environment: 0,
  formulaCommand: 0,
  function: 0,
  constant: -5,
};

/** Completions while typing a name, after `\` and `{`, and on Ctrl+Space. */
export function completion(help: LanguageHelp): Extension {
  return autocompletion({ override: [(context) => proposalsAt(context, help)], icons: false });
}

function proposalsAt(context: CompletionContext, help: LanguageHelp): CompletionResult | null {
  const all = help.language.completionsAt(context.state.doc.toString(), context.pos);
  const [first] = all;
  if (first === undefined) return null;
  const { from } = first.span;
  // Among the numbers and operators of a term nobody wants a list of everything; Ctrl+Space shows it.
  const isOpening = /[\\{]/.test(context.state.sliceDoc(from - 1, from + 1));
  if (!context.explicit && from === context.pos && !isOpening) return null;
  return { from, options: all.map((each) => proposal(each, context.pos, help)), validFor: /^\\?[\w{*-]*$/ };
}

function proposal(found: Completion, asked: number, help: LanguageHelp): Proposal {
  const { kind, label, syntax, span, insert } = found;
  const behind = Math.max(0, span.to - asked);
  const apply = snippet(snippetTemplate(insert, help));
  return {
    label,
    type: kind,
    boost: ranks[kind],
    apply: (view, chosen, from, to) => apply(view, chosen, from, to + behind),
    info: () => aboutBox(syntax, meaningOf(kind, label, help), help),
  };
}
