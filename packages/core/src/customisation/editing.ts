import type {
  CustomisationSaveFailure,
  DraftFailure,
  ProblemDraft,
  SavedCustomisation,
  StoredSource,
} from './ports.ts';

/** Whether the draft is on the platform as typed. */
export type Keeping =
  | { readonly kind: 'kept' | 'pending' | 'keeping' }
  | { readonly kind: 'failed'; readonly failure: DraftFailure };

/** Whether the customisation is saved. `saved` lasts until the next edit. */
export type CustomisationSaving =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly saved: SavedCustomisation }
  | { readonly kind: 'failed'; readonly failure: CustomisationSaveFailure };

/** A source that was stored elsewhere meanwhile: of the draft, or of the customisation itself. */
export interface OtherSource extends StoredSource {
  readonly of: 'draft' | 'customisation';
}

/** A customisation while it is edited. */
export interface Editing {
  readonly draft: ProblemDraft;
  /** The source of the original; of a document that was written anew, what is saved. */
  readonly original: string;
  /** What is typed. */
  readonly text: string;
  /** What the platform has kept. */
  readonly kept: StoredSource;
  /** The text that the draft began with, or that was saved last. */
  readonly base: string;
  readonly keeping: Keeping;
  readonly saving: CustomisationSaving;
  readonly other: OtherSource | undefined;
  /** How often another text has taken the place of what was typed: an editor then begins anew. */
  readonly replaced: number;
}

/** A text that this browser has kept, and the draft and version that it was typed into. */
export interface LocalText {
  readonly id: string;
  readonly version: string;
  readonly text: string;
}

/**
 * A draft as it is opened. What this browser has kept and the platform has not goes on; if the platform has another
 * version than it was typed into, its author decides.
 */
export function begin(
  draft: ProblemDraft,
  {
    original,
    base,
    kept,
    local,
  }: {
    readonly original: string;
    readonly base: string;
    readonly kept: StoredSource;
    readonly local: LocalText | undefined;
  },
): Editing {
  const editing: Editing = {
    draft,
    original,
    base,
    text: kept.text,
    kept,
    keeping: { kind: 'kept' },
    saving: { kind: 'idle' },
    other: undefined,
    replaced: 0,
  };
  if (local === undefined || local.text === kept.text) return editing;
  const isContinued = local.id === draft.id && local.version === kept.version;
  return {
    ...editing,
    text: local.text,
    keeping: { kind: 'pending' },
    other: isContinued ? undefined : { ...kept, of: 'draft' },
  };
}

/** Whether a draft is that of a document that was written anew: it is compared with what is saved of it. */
export function isWrittenAnew({ originalPath, customizationPath }: ProblemDraft): boolean {
  return originalPath === customizationPath;
}

/** A text has been saved. */
export function saved(editing: Editing, text: string): Editing {
  return { ...editing, base: text, original: isWrittenAnew(editing.draft) ? text : editing.original };
}

/** Something has been typed. */
export function type(editing: Editing, text: string): Editing {
  if (text === editing.text) return editing;
  const saving = editing.saving.kind === 'saving' ? editing.saving : ({ kind: 'idle' } as const);
  return { ...editing, text, saving, keeping: keepingOf(text, editing) };
}

/** Another text takes the place of what was typed. */
export function replace(editing: Editing, text: string): Editing {
  return text === editing.text ? editing : { ...type(editing, text), replaced: editing.replaced + 1 };
}

function keepingOf(text: string, { kept, keeping }: Pick<Editing, 'kept' | 'keeping'>): Keeping {
  if (keeping.kind === 'keeping') return keeping;
  return { kind: text === kept.text ? 'kept' : 'pending' };
}

/** Whether the draft may be kept now. */
export function mayKeep({ keeping, text, kept, other, saving }: Editing): boolean {
  return keeping.kind !== 'keeping' && saving.kind !== 'saving' && other === undefined && text !== kept.text;
}

/** The platform has kept a text. */
export function kept(editing: Editing, source: StoredSource): Editing {
  return { ...editing, kept: source, keeping: { kind: source.text === editing.text ? 'kept' : 'pending' } };
}

/** The platform has not kept the text. */
export function notKept(editing: Editing, failure: DraftFailure): Editing {
  return { ...editing, keeping: { kind: 'failed', failure } };
}

/** Somebody has stored another text elsewhere; the same text decides itself. */
export function meet(editing: Editing, other: OtherSource): Editing {
  const met: Editing = { ...editing, other, keeping: { kind: 'pending' } };
  return other.text === editing.text ? decide(met, editing.text) : met;
}

/** Its author decides between two texts; the one chosen is in place of the other version. */
export function decide(editing: Editing, text: string): Editing {
  const { other } = editing;
  if (other === undefined) return editing;
  const decided =
    other.of === 'draft'
      ? { ...editing, kept: { text: other.text, version: other.version } }
      : saved({ ...editing, draft: { ...editing.draft, replaces: other.version } }, other.text);
  const isKept = text === decided.kept.text;
  return {
    ...decided,
    text,
    replaced: text === editing.text ? editing.replaced : editing.replaced + 1,
    other: undefined,
    keeping: { kind: isKept ? 'kept' : 'pending' },
    saving: { kind: 'idle' },
  };
}

/** Whether the source may be saved: it is not empty (specification 000 §5), and says something new. */
export function maySave(editing: Editing): boolean {
  const { text, saving, other } = editing;
  return text.trim() !== '' && saving.kind !== 'saving' && other === undefined && hasChanges(editing);
}

/** Whether something has been typed that is not saved. */
export function hasChanges({ text, base }: Editing): boolean {
  return text !== base;
}
