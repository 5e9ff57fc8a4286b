import { EMPTY, Subject, filter, merge, switchMap, tap } from 'rxjs';
import type { Language } from '../language/index.ts';
import type { Clock, Disposable, NoAnswer } from '../platform/index.ts';
import { Store, fail, loading, settled, type Loadable } from '../store/index.ts';
import type { WorksheetLookup } from '../worksheet/index.ts';
import type { LmsCourse } from './lms-course.ts';
import { worksheetIdIn } from './names-and-links.ts';
import { itemOfWorksheet, rowsOf } from './offered-items.ts';
import { exportModeOf, writeSelectorParameters, type SelectorParameters } from './parameters.ts';
import type { CourseListFailure, LmsRecognition, OpenerMessage, OpenerWindow, SelectorGateway } from './ports.ts';
import { addItem, removeItem, removeTemplate, type ItemIdentity, type SelectedItem } from './selected-items.ts';
import { messageOf, obstacleToTransfer, readLmsAnswer } from './transfer.ts';

/** Milliseconds within which an LMS answers a transfer; then it is offered to try again. */
export const longestWait = 10_000;

/** How far a transfer has come. */
export type TransferState =
  | { readonly kind: 'idle' | 'sent' | 'unanswered' | 'taken' }
  /** The message is the client's own. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The window that opened this one is gone. */
  | { readonly kind: 'noOpener' };

/** The selector: what the LMS asks for, what it is offered, what has been selected. */
export interface SelectorState {
  readonly parameters: SelectorParameters | undefined;
  readonly recognition: Loadable<LmsRecognition, NoAnswer>;
  readonly courses: Loadable<readonly LmsCourse[], CourseListFailure>;
  /** The language of the items; without one nothing can be transferred (specification 000 §5). */
  readonly language: Language | undefined;
  readonly items: readonly SelectedItem[];
  readonly transfer: TransferState;
}

interface SelectorPorts {
  readonly gateway: SelectorGateway;
  readonly worksheets: WorksheetLookup;
  readonly opener: OpenerWindow;
  readonly clock: Clock;
}

const idle: TransferState = { kind: 'idle' };

/** Nothing is posted, and nothing fetched but its recognition, for an LMS that is not known. */
export class SelectorStore extends Store<SelectorState> {
  readonly #ports: SelectorPorts;
  readonly #attempts = new Subject<'sent' | 'over'>();

  constructor(ports: SelectorPorts) {
    super({
      parameters: undefined,
      recognition: loading,
      courses: loading,
      language: undefined,
      items: [],
      transfer: idle,
    });
    this.#ports = ports;
  }

  /**
   * Begins with the parameters of an address; coming back to the same ones changes nothing. The language is asked for
   * if the LMS names none that we have: items in that of the reader may not be what its course needs.
   */
  async open(parameters: SelectorParameters): Promise<void> {
    const current = this.state.parameters;
    if (current !== undefined && writeSelectorParameters(current) === writeSelectorParameters(parameters)) return;
    this.#attempts.next('over');
    this.update(() => ({
      parameters,
      recognition: loading,
      courses: loading,
      language: parameters.problemLang,
      items: [],
      transfer: idle,
    }));
    await this.recognise();
  }

  /** Asks whether the LMS is known; also again after the platform did not answer. */
  async recognise(): Promise<void> {
    const { parameters } = this.state;
    if (parameters === undefined) return;
    this.update((state) => ({ ...state, recognition: loading }));
    const answer = await this.#ports.gateway.recognise(parameters);
    if (this.state.parameters !== parameters) return;
    this.update((state) => ({ ...state, recognition: settled(answer) }));
    if (this.#isKnown()) await this.loadCourses();
  }

  /** Loads the courses of the server, also again after a failure. */
  async loadCourses(): Promise<void> {
    const { parameters } = this.state;
    if (parameters === undefined || !this.#isKnown()) return;
    this.update((state) => ({ ...state, courses: loading }));
    const { serverUrl, org } = parameters;
    const answer =
      serverUrl === undefined ? fail({ kind: 'noServer' as const }) : await this.#ports.gateway.courses(serverUrl, org);
    if (this.state.parameters !== parameters) return;
    this.update((state) => ({ ...state, courses: settled(answer) }));
    await this.#selectPresent();
  }

  /** Takes another language for the items to come. */
  speak(language: Language | undefined): void {
    this.update((state) => ({ ...state, language }));
  }

  add(item: SelectedItem): void {
    const { parameters } = this.state;
    if (parameters !== undefined) this.#select((items) => addItem(exportModeOf(parameters), items, item));
  }

  remove(item: ItemIdentity): void {
    this.#select((items) => removeItem(items, item));
  }

  removeTemplate(templateId: string): void {
    this.#select((items) => removeTemplate(items, templateId));
  }

  /** Posts what is selected to the LMS, and waits for its answer; also again when there was none. */
  transfer(): void {
    const { parameters, items, language } = this.state;
    if (parameters?.origin === undefined || !this.#isKnown()) return;
    if (obstacleToTransfer(parameters, items, language) !== undefined) return;
    const isPosted = this.#ports.opener.post(messageOf(items, parameters), parameters.origin);
    this.update((state) => ({ ...state, transfer: { kind: isPosted ? 'sent' : 'noOpener' } }));
    if (isPosted) this.#attempts.next('sent');
  }

  /** Hears the answers of the LMS until the result is disposed of. */
  start(): Disposable {
    const { opener, clock } = this.#ports;
    const hearing = merge(
      opener.messages$.pipe(tap((message) => this.#hear(message))),
      this.#attempts.pipe(
        switchMap((attempt) => (attempt === 'sent' ? clock.after(longestWait) : EMPTY)),
        filter(() => this.state.transfer.kind === 'sent'),
        tap(() => this.update((state) => ({ ...state, transfer: { kind: 'unanswered' } }))),
      ),
    ).subscribe();
    return { dispose: () => hearing.unsubscribe() };
  }

  /** Only the opener at the origin of the address is heard. It also says success when its page is left. */
  #hear({ origin, fromOpener, data }: OpenerMessage): void {
    if (!fromOpener || origin !== this.state.parameters?.origin || !this.#isKnown()) return;
    const answer = readLmsAnswer(data);
    if (answer === undefined) return;
    if (answer.kind === 'taken') {
      this.#attempts.next('over');
      this.update((state) => ({ ...state, transfer: { kind: 'taken' } }));
      this.#ports.opener.leave();
    } else if (this.state.transfer.kind === 'sent' || this.state.transfer.kind === 'unanswered') {
      this.#attempts.next('over');
      this.update((state) => ({ ...state, transfer: answer }));
    }
  }

  #isKnown(): boolean {
    const { recognition } = this.state;
    return recognition.status === 'loaded' && recognition.value.kind === 'known';
  }

  #select(change: (items: readonly SelectedItem[]) => readonly SelectedItem[]): void {
    const items = change(this.state.items);
    if (items === this.state.items) return;
    this.#attempts.next('over');
    this.update((state) => ({ ...state, items, transfer: idle }));
  }

  /** What the LMS has at present is selected from the start, if it is still offered. */
  async #selectPresent(): Promise<void> {
    const { parameters, courses, language, items } = this.state;
    const link = parameters?.selection;
    if (
      parameters === undefined ||
      link === undefined ||
      courses.status !== 'loaded' ||
      language === undefined ||
      items.length > 0
    )
      return;
    const present = rowsOf(courses.value, language, parameters).find(({ item }) => item.link === link);
    if (present !== undefined) {
      this.add(present.item);
      return;
    }
    const id = worksheetIdIn(link);
    if (id === undefined || !parameters.worksheet) return;
    const found = await this.#ports.worksheets.find({ by: 'worksheet', id });
    if (!found.ok || this.state.parameters !== parameters || this.state.items.length > 0) return;
    const item = itemOfWorksheet(found.value, language, courses.value, parameters);
    if (item !== undefined) this.add(item);
  }
}
