import { Subject, debounce, skip } from 'rxjs';
import { readKept, writeKept, type Clock, type Disposable } from '../platform/index.ts';
import type { OwnStorage } from '../session/index.ts';
import { Store, fail, loading, succeed, type Loadable, type Result } from '../store/index.ts';
import {
  begin,
  decide,
  hasChanges,
  kept,
  mayKeep,
  maySave,
  meet,
  notKept,
  replace,
  saved as hasBeenSaved,
  type,
  type Editing,
  type LocalText,
} from './editing.ts';
import type {
  CustomisationGateway,
  CustomisationOpenFailure,
  CustomisationReference,
  DraftFailure,
  SavedCustomisation,
} from './ports.ts';

/** The ports of the customisation editor. */
export interface CustomisationPorts {
  readonly gateway: CustomisationGateway;
  /** Lasts as long as the browser's profile. */
  readonly storage: OwnStorage;
  readonly clock: Clock;
}

/** Milliseconds without a key before a draft is kept on the platform; this browser keeps it at once. */
const rest = 1500;

/** Version of the storage format. */
const format = 1;

/**
 * A problem while it is customised. What is typed is kept in this browser with every key and on the platform after a
 * pause, until it is saved or discarded.
 */
export class CustomisationStore extends Store<Loadable<Editing, CustomisationOpenFailure>> {
  readonly #ports: CustomisationPorts;
  readonly #typed = new Subject<void>();
  #reference: CustomisationReference;
  /** The opening that counts. */
  #opening = 0;

  constructor(ports: CustomisationPorts, reference: CustomisationReference) {
    super(loading);
    this.#ports = ports;
    this.#reference = reference;
  }

  /** Keeps drafts on the platform until the result is disposed of. */
  start(): Disposable {
    const { clock, storage } = this.#ports;
    const listening = this.#typed.pipe(debounce(() => clock.after(rest))).subscribe(() => void this.keep());
    // What one has typed is not there for the next.
    listening.add(
      storage.owner$.pipe(skip(1)).subscribe(() => {
        this.#opening += 1;
        this.update(() => loading);
      }),
    );
    return { dispose: () => listening.unsubscribe() };
  }

  /** What is customised; after saving, what was saved. */
  get reference(): CustomisationReference {
    return this.#reference;
  }

  /** Whether something has been typed that is not saved. */
  get hasChanges(): boolean {
    const editing = this.#editing;
    return editing !== undefined && hasChanges(editing);
  }

  /** Opens the draft, or the one there is. */
  async open(): Promise<void> {
    const opening = (this.#opening += 1);
    this.update(() => loading);
    const opened = await this.#read();
    if (opening !== this.#opening) return;
    if (!opened.ok && opened.failure.kind === 'exists') this.#carry(opened.failure.path);
    this.update(() =>
      opened.ok ? { status: 'loaded', value: opened.value } : { status: 'failed', failure: opened.failure },
    );
    if (opened.ok && mayKeep(opened.value)) await this.keep();
  }

  write(text: string): void {
    this.#write((editing) => type(editing, text));
  }

  /** Puts another text in place of what was typed: a former version, or what was discarded. */
  replace(text: string): void {
    this.#write((editing) => replace(editing, text));
  }

  /** Keeps the draft on the platform; true if it is there as typed. */
  async keep(): Promise<boolean> {
    const editing = this.#editing;
    if (editing === undefined) return false;
    if (!mayKeep(editing)) return this.#isKept();
    const { draft, text } = editing;
    const opening = this.#opening;
    this.#change((before) => ({ ...before, keeping: { kind: 'keeping' } }));
    const answer = await this.#ports.gateway.keep(draft.path, { text, version: editing.kept.version });
    // Saved meanwhile, the draft is another one.
    if (opening !== this.#opening || this.#editing?.draft.id !== draft.id) return false;
    if (!answer.ok) {
      await this.#notKept(answer.failure);
      return false;
    }
    this.#change((before) => kept(before, { text, version: answer.value.version }));
    this.#keepHere();
    if (!this.#isKept()) this.#typed.next();
    return this.#isKept();
  }

  /** Saves the customisation; the next draft begins with it. */
  async save(): Promise<SavedCustomisation | undefined> {
    const editing = this.#editing;
    if (editing === undefined || !maySave(editing)) return undefined;
    const { text, draft } = editing;
    const opening = this.#opening;
    this.#change((before) => ({ ...before, saving: { kind: 'saving' } }));
    const answer = await this.#ports.gateway.save(this.#reference, { text, replaces: draft.replaces });
    if (opening !== this.#opening) return undefined;
    if (!answer.ok) {
      this.#change((before) => ({ ...before, saving: { kind: 'failed', failure: answer.failure } }));
      if (answer.failure.kind === 'conflict') await this.#meet('customisation', draft.customizationPath);
      return undefined;
    }
    const saved = answer.value;
    const before = keyOf(this.#reference);
    this.#reference = { path: saved.path, worksheet: saved.worksheet };
    await this.#continue(saved, text);
    if (before !== keyOf(this.#reference)) this.#ports.storage.remove(before);
    return saved;
  }

  /** Decides a conflict: the typed text stays, and will be stored in place of the other. */
  keepTyped(): void {
    this.#decide(this.#editing?.text);
  }

  /** Decides a conflict: the other text replaces what has been typed. */
  takeOther(): void {
    this.#decide(this.#editing?.other?.text);
  }

  /** Forgets what has been typed since the last saving. */
  async discard(): Promise<void> {
    const editing = this.#editing;
    if (editing === undefined) return;
    this.#ports.storage.remove(keyOf(this.#reference));
    await this.#ports.gateway.discard(editing.draft.path);
    await this.open();
  }

  /** A draft after saving: with the customisation, and what has been typed meanwhile. */
  async #continue(saved: SavedCustomisation, text: string): Promise<void> {
    const opening = this.#opening;
    const typed = () => this.#editing?.text ?? text;
    const opened = await this.#open();
    if (opening !== this.#opening) return;
    if (!opened.ok) {
      // Saved it is; what is typed from now on waits here for the next opening.
      this.#change((before) => ({ ...hasBeenSaved(before, text), saving: { kind: 'saved', saved } }));
      this.#keepHere();
      return;
    }
    const { draft, source } = opened.value;
    this.#change((before) => ({
      ...type(
        begin(draft, { original: hasBeenSaved(before, text).original, base: text, kept: source, local: undefined }),
        typed(),
      ),
      saving: { kind: 'saved', saved },
      replaced: before.replaced,
    }));
    this.#keepHere();
    this.#typed.next();
  }

  #decide(text: string | undefined): void {
    if (text !== undefined) this.#write((editing) => decide(editing, text));
  }

  #write(change: (editing: Editing) => Editing): void {
    if (this.#editing === undefined) return;
    this.#change(change);
    this.#keepHere();
    this.#typed.next();
  }

  async #notKept(failure: DraftFailure): Promise<void> {
    this.#change((before) => notKept(before, failure));
    const path = this.#editing?.draft.path;
    if (path === undefined) return;
    if (failure.kind === 'conflict') await this.#meet('draft', path);
    // Saved or discarded elsewhere: another draft takes its place.
    if (failure.kind === 'notFound') {
      const opening = this.#opening;
      const opened = await this.#open();
      if (opening !== this.#opening || !opened.ok) return;
      const { draft, source } = opened.value;
      this.#change((before) => meet({ ...before, draft }, { ...source, of: 'draft' }));
    }
  }

  /** Reads what was stored elsewhere. */
  async #meet(of: 'draft' | 'customisation', path: string): Promise<void> {
    const opening = this.#opening;
    const other = await this.#ports.gateway.read(path);
    if (opening !== this.#opening || !other.ok) return;
    this.#change((before) => meet(before, { ...other.value, of }));
  }

  async #open() {
    const draft = await this.#ports.gateway.open(this.#reference);
    if (!draft.ok) return draft;
    const source = await this.#ports.gateway.read(draft.value.path);
    return source.ok ? succeed({ draft: draft.value, source: source.value }) : source;
  }

  async #read(): Promise<Result<Editing, CustomisationOpenFailure>> {
    const opened = await this.#open();
    if (!opened.ok) return opened;
    const { draft, source } = opened.value;
    const [original, base] = await Promise.all([
      this.#ports.gateway.read(draft.originalPath),
      this.#ports.gateway.read(draft.replaces === undefined ? draft.originalPath : draft.customizationPath),
    ]);
    if (!base.ok) return fail(base.failure);
    // The original of a customisation may be gone; there is nothing then to compare with.
    const text = original.ok ? original.value.text : base.value.text;
    const local = readLocal(this.#ports.storage.read(keyOf(this.#reference)));
    return succeed(begin(draft, { original: text, base: base.value.text, kept: source, local }));
  }

  /** What was typed here before the problem was customised elsewhere waits where it is customised now. */
  #carry(path: string): void {
    const { storage } = this.#ports;
    const [from, to] = [keyOf(this.#reference), keyOf({ path, worksheet: undefined })];
    const typed = storage.read(from);
    if (typed === undefined || storage.read(to) !== undefined) return;
    storage.write(to, typed);
    storage.remove(from);
  }

  #isKept(): boolean {
    const editing = this.#editing;
    return editing !== undefined && editing.text === editing.kept.text;
  }

  get #editing(): Editing | undefined {
    return this.state.status === 'loaded' ? this.state.value : undefined;
  }

  #change(change: (editing: Editing) => Editing): void {
    this.update((state) => (state.status === 'loaded' ? { status: 'loaded', value: change(state.value) } : state));
  }

  /** Keeps in this browser what the platform does not have. */
  #keepHere(): void {
    const editing = this.#editing;
    if (editing === undefined) return;
    const key = keyOf(this.#reference);
    if (editing.text === editing.kept.text) this.#ports.storage.remove(key);
    else {
      const { draft, kept: stored, text } = editing;
      this.#ports.storage.write(key, writeKept(format, { id: draft.id, replaces: stored.version, text }));
    }
  }
}

function keyOf({ path, worksheet = '' }: CustomisationReference): string {
  return `customisation.${worksheet} ${path}`;
}

function readLocal(stored: string | undefined): LocalText | undefined {
  const { id, replaces: version, text } = readKept(format, stored);
  const isLocal = typeof id === 'string' && typeof version === 'string' && typeof text === 'string';
  return isLocal ? { id, version, text } : undefined;
}
