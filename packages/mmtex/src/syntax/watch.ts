import type { Span } from '@lemma/core/source';
import type { Context } from './context.ts';
import type { ArgumentKind } from './grammar.ts';

/**
 * Notified of everything the parser reads, including what is not in the tree: for editors. Spans refer to the parser's
 * text.
 */
export interface Watch {
  command(seen: SeenCommand): void;
  environment(seen: SeenEnvironment): void;
  argument(seen: SeenArgument): void;
  formula(seen: SeenFormula): void;
}

/** A command; `isKnown` if it has a meaning here. */
export interface SeenCommand {
  readonly name: string;
  readonly nameSpan: Span;
  readonly isKnown: boolean;
  /** Whether it is among definitions, where any other name may be a type. */
  readonly isDefinition: boolean;
}

export interface SeenEnvironment {
  /** The name as typed. */
  readonly name: string;
  readonly isKnown: boolean;
  /** `\begin{name}`. */
  readonly nameSpan: Span;
  readonly bodySpan: Span;
  /** `\end{name}`, empty if it is missing. */
  readonly endSpan: Span;
  /** What is allowed inside; missing if it is verbatim. */
  readonly context?: Context;
  readonly content: 'text' | 'commands' | 'definitions' | 'verbatim' | 'formula';
}

export interface SeenArgument {
  /** The contents of the brackets. */
  readonly span: Span;
  readonly kind: ArgumentKind;
  readonly owner: string;
  readonly isOption: boolean;
  /** Its index among the options or among the arguments, from 0. */
  readonly index: number;
  readonly context: Context;
}

export interface SeenFormula {
  readonly span: Span;
  readonly texSpan: Span;
}
