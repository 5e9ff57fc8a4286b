import type { Document } from '../document/index.ts';
import type { ShownPage } from '../conversion/index.ts';
import { keepEqual } from '../store/index.ts';
import { judge, type EditorSource, type MessageProblem, type WindowMessage } from './message.ts';
import type { SourceFailure } from './ports.ts';

/** An embedding editor in the parent window, and the page made from its source. */
export interface EmbeddingEditor {
  /** The trusted origins; undefined until the server has answered. */
  readonly trusted: readonly string[] | undefined;
  /** The last request and its sender; its number identifies outdated answers. */
  readonly wanted: { readonly source: EditorSource; readonly origin: string; readonly number: number } | undefined;
  /** The last page that could be made. */
  readonly page: (ShownPage & { readonly path: string }) | undefined;
  readonly failure: SourceFailure | undefined;
  /** `slow` once it is worth showing a progress indicator. */
  readonly progress: 'idle' | 'running' | 'slow';
}

/** An event in the life of the preview. */
export type EditorEvent =
  | { readonly kind: 'begin'; readonly trusted: readonly string[]; readonly parentOrigin: string | undefined }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'message'; readonly message: WindowMessage }
  | { readonly kind: 'slow'; readonly number: number }
  | {
      readonly kind: 'converted';
      readonly number: number;
      readonly document: Document;
      /** What is wrong with the source; the document is then as much as could be read. */
      readonly failure?: SourceFailure | undefined;
    }
  | { readonly kind: 'failed'; readonly number: number; readonly failure: SourceFailure };

/** A message to the editor. */
export type EditorAnswer =
  | { readonly type: 'editorInitialised' }
  | {
      readonly type: 'previewFailed';
      /** Missing if the message itself was invalid. */
      readonly documentPath?: string;
      readonly lang?: string;
      readonly failure: SourceFailure | MessageProblem;
    };

/** An effect to run after an event. */
export type EditorEffect =
  | { readonly kind: 'post'; readonly origin: string; readonly answer: EditorAnswer }
  | { readonly kind: 'convert'; readonly number: number; readonly source: EditorSource };

/** The state after an event, and the effects to run. */
export interface EditorStep {
  readonly state: EmbeddingEditor;
  readonly effects: readonly EditorEffect[];
}

/** The state before the server has named the trusted origins. */
export const noEditor: EmbeddingEditor = {
  trusted: undefined,
  wanted: undefined,
  page: undefined,
  failure: undefined,
  progress: 'idle',
};

/** The whole protocol: which messages are obeyed, what is answered to whom, and which page stays. */
export function step(state: EmbeddingEditor, event: EditorEvent): EditorStep {
  switch (event.kind) {
    case 'begin':
      return {
        state: { ...state, trusted: event.trusted, failure: undefined },
        effects: greeted(event).map((origin) => ({ kind: 'post', origin, answer: { type: 'editorInitialised' } })),
      };
    case 'unreachable':
      return unchanged({ ...state, failure: { kind: 'unavailable' } });
    case 'message':
      return receive(state, event.message);
    case 'slow':
      return unchanged(isNewest(state, event.number) ? { ...state, progress: 'slow' } : state);
    case 'converted':
      return isNewest(state, event.number) ? show(state, event.document, event.failure) : unchanged(state);
    case 'failed':
      return isNewest(state, event.number) ? miss(state, event.failure) : unchanged(state);
  }
}

/**
 * Only trusted origins receive messages; if the browser does not reveal the parent's origin, each of them is addressed.
 */
function greeted({ trusted, parentOrigin }: Extract<EditorEvent, { readonly kind: 'begin' }>): readonly string[] {
  return trusted.filter((origin) => parentOrigin === undefined || origin === parentOrigin);
}

function receive(state: EmbeddingEditor, message: WindowMessage): EditorStep {
  const judgement = judge(message, state.trusted ?? []);
  switch (judgement.kind) {
    case 'ignored':
      return unchanged(state);
    case 'refused': {
      const answer: EditorAnswer = { type: 'previewFailed', failure: judgement.problem };
      return { state, effects: [{ kind: 'post', origin: message.origin, answer }] };
    }
    case 'accepted': {
      const { source } = judgement;
      const number = (state.wanted?.number ?? 0) + 1;
      return {
        state: { ...state, wanted: { source, origin: message.origin, number }, progress: 'running' },
        effects: [{ kind: 'convert', number, source }],
      };
    }
  }
}

/** Errors of the source are marked on its page; the editor that sent it is told the first one. */
function show(state: EmbeddingEditor, document: Document, failure: SourceFailure | undefined): EditorStep {
  const path = state.wanted?.source.documentPath ?? '';
  const page = keepEqual(state.page, { document, path, sound: failure === undefined });
  return {
    state: { ...state, page, failure: undefined, progress: 'idle' },
    effects: failure === undefined ? [] : report(state, failure),
  };
}

/** The last page stays, unless it belongs to another document. */
function miss(state: EmbeddingEditor, failure: SourceFailure): EditorStep {
  const { wanted, page } = state;
  if (wanted === undefined) return unchanged(state);
  const { documentPath } = wanted.source;
  return {
    state: { ...state, page: page?.path === documentPath ? page : undefined, failure, progress: 'idle' },
    effects: report(state, failure),
  };
}

function report({ wanted }: EmbeddingEditor, failure: SourceFailure): readonly EditorEffect[] {
  if (wanted === undefined) return [];
  const { documentPath, language } = wanted.source;
  const answer: EditorAnswer = { type: 'previewFailed', documentPath, lang: language, failure };
  return [{ kind: 'post', origin: wanted.origin, answer }];
}

/** An answer counts once; after that it is no longer awaited. */
function isNewest({ wanted, progress }: EmbeddingEditor, number: number): boolean {
  return wanted?.number === number && progress !== 'idle';
}

function unchanged(state: EmbeddingEditor): EditorStep {
  return { state, effects: [] };
}
