import { RangeSetBuilder, StateEffect, type Extension, type Text } from '@codemirror/state';
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from '@codemirror/view';
import type { SourceToken, TokenKind } from '@lemma/core/authoring';
import type { Subscription } from 'rxjs';
import type { LanguageHelp } from './help.ts';

/**
 * UTF-16 units up to which every keystroke is processed immediately; a longer text is analysed when the author pauses.
 */
const shortText = 20_000;

/** Milliseconds of rest after which a long text is analysed. */
const rest = 200;

const marks: Readonly<Record<TokenKind, Decoration>> = {
  command: mark('command'),
  environment: mark('environment'),
  unknown: mark('unknown'),
  name: mark('name'),
  formula: mark('formula'),
  formulaCommand: mark('formulaCommand'),
  expression: mark('expression'),
  number: mark('number'),
  variable: mark('variable'),
  verbatim: mark('verbatim'),
  comment: mark('comment'),
};

function mark(kind: TokenKind): Decoration {
  return Decoration.mark({ class: `cm-source-${kind}` });
}

/** A long text has been analysed. */
const colored = StateEffect.define();

/** Highlights what is in view by the tokens of the language. */
export function languageColors({ language, clock }: Pick<LanguageHelp, 'language' | 'clock'>): Extension {
  return ViewPlugin.define((view) => new Colors(view, language, clock), {
    decorations: (colors) => colors.decorations,
  });
}

class Colors {
  decorations: DecorationSet = Decoration.none;
  readonly #language: LanguageHelp['language'];
  readonly #clock: LanguageHelp['clock'];
  #tokens: readonly SourceToken[] = [];
  /** The text the tokens belong to; while another one waits, the old colours move with the text. */
  #text: Text | undefined;
  #waiting: Subscription | undefined;

  constructor(view: EditorView, language: LanguageHelp['language'], clock: LanguageHelp['clock']) {
    this.#language = language;
    this.#clock = clock;
    this.#read(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged) {
      this.decorations = this.decorations.map(update.changes);
      this.#waiting?.unsubscribe();
      if (update.state.doc.length <= shortText) this.#read(update.view);
      else this.#waiting = this.#clock.after(rest).subscribe(() => this.#readLater(update.view));
    } else if (update.viewportChanged && this.#text === update.state.doc) this.#paint(update.view);
  }

  destroy(): void {
    this.#waiting?.unsubscribe();
  }

  #readLater(view: EditorView): void {
    this.#read(view);
    view.dispatch({ effects: colored.of(null) });
  }

  #read(view: EditorView): void {
    this.#text = view.state.doc;
    this.#tokens = this.#language.tokensOf(view.state.doc.toString());
    this.#paint(view);
  }

  #paint(view: EditorView): void {
    const builder = new RangeSetBuilder<Decoration>();
    let index = 0;
    for (const { from, to } of view.visibleRanges) {
      index = Math.max(index, firstEndingAfter(this.#tokens, from));
      for (let token = this.#tokens[index]; token !== undefined && token.span.from < to; token = this.#tokens[index]) {
        builder.add(token.span.from, token.span.to, marks[token.kind]);
        index += 1;
      }
    }
    this.decorations = builder.finish();
  }
}

function firstEndingAfter(tokens: readonly SourceToken[], place: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.span.to ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
