import type { Span } from '@lemma/core/source';
import type { Context } from './context.ts';
import type { ArgumentKind } from './grammar.ts';

/** Hears what the parser reads, place by place, also what has no part in the tree: for editors. Spans are places in its text. */
export interface Watch {
  command(seen: SeenCommand): void;
  environment(seen: SeenEnvironment): void;
  argument(seen: SeenArgument): void;
  formula(seen: SeenFormula): void;
}

/** A command; `isKnown` says that it means something where it stands. */
export interface SeenCommand {
  readonly name: string;
  readonly nameSpan: Span;
  readonly isKnown: boolean;
  /** It stands among definitions, where every other name may be a type. */
  readonly isDefinition: boolean;
}

export interface SeenEnvironment {
  /** The name as typed. */
  readonly name: string;
  readonly isKnown: boolean;
  /** `\begin{name}`. */
  readonly nameSpan: Span;
  readonly bodySpan: Span;
  /** `\end{name}`, empty where it is missing. */
  readonly endSpan: Span;
  /** What may stand in it; missing where it is read as typed. */
  readonly context?: Context;
  readonly content: 'text' | 'commands' | 'definitions' | 'verbatim' | 'formula';
}

export interface SeenArgument {
  /** What stands between the brackets. */
  readonly span: Span;
  readonly kind: ArgumentKind;
  readonly owner: string;
  readonly isOption: boolean;
  /** Its number among the options or among the arguments, from 0. */
  readonly index: number;
  readonly context: Context;
}

export interface SeenFormula {
  readonly span: Span;
  readonly texSpan: Span;
}
