import { Subject, from, map, merge, switchMap, type Observable } from 'rxjs';
import type { ConvertedSource, DocumentCheck } from '../conversion/index.ts';
import { markBroken } from '../document/index.ts';
import type { Clock, Disposable } from '../platform/index.ts';
import { plainMessage, positionAt } from '../source/index.ts';
import { Store, answerOf } from '../store/index.ts';
import { noEditor, step, type EditorEffect, type EditorEvent, type EmbeddingEditor } from './embedding-editor.ts';
import type { EditorSource } from './message.ts';
import type { EmbeddingEditorGateway, ParentWindow } from './ports.ts';

/**
 * Milliseconds without a further message before the source is converted, so that a flood of messages causes one
 * conversion.
 */
const pause = 120;
/** Milliseconds before a progress indicator appears (specification 000 §5). */
const timeout = 750;

interface EmbeddingEditorPorts {
  readonly parent: ParentWindow;
  readonly gateway: EmbeddingEditorGateway;
  readonly clock: Clock;
  readonly check: DocumentCheck;
}

type Conversion = Extract<EditorEffect, { readonly kind: 'convert' }>;

/** Keeps a page in step with the source that an embedding editor sends; only the newest source counts. */
export class EmbeddingEditorStore extends Store<EmbeddingEditor> {
  readonly #ports: EmbeddingEditorPorts;
  readonly #conversions = new Subject<Conversion>();

  constructor(ports: EmbeddingEditorPorts) {
    super(noEditor);
    this.#ports = ports;
  }

  /** Listens to the parent window and announces itself, until the result is disposed of. */
  start(): Disposable {
    const { parent, clock } = this.#ports;
    const listening = merge(
      this.#greeting(),
      parent.messages$.pipe(map((message): EditorEvent => ({ kind: 'message', message }))),
      this.#conversions.pipe(
        switchMap(({ number, source }) =>
          merge(
            clock.after(timeout).pipe(map((): EditorEvent => ({ kind: 'slow', number }))),
            clock.after(pause).pipe(switchMap(() => this.#convert(number, source))),
          ),
        ),
      ),
    ).subscribe((event) => this.#take(event));
    return { dispose: () => listening.unsubscribe() };
  }

  #greeting(): Observable<EditorEvent> {
    const { parent, gateway } = this.#ports;
    return from(gateway.trustedOrigins()).pipe(
      map((trusted) =>
        trusted.ok ? { kind: 'begin', trusted: trusted.value, parentOrigin: parent.origin } : { kind: 'unreachable' },
      ),
    );
  }

  #take(event: EditorEvent): void {
    const { state, effects } = step(this.state, event);
    this.update(() => state);
    for (const effect of effects) {
      if (effect.kind === 'post') this.#ports.parent.post(effect.answer, effect.origin);
      else this.#conversions.next(effect);
    }
  }

  #convert(number: number, source: EditorSource): Observable<EditorEvent> {
    return answerOf(() => this.#ports.gateway.convert(source)).pipe(
      map((answer) =>
        answer.ok
          ? pageOf(number, source, answer.value, this.#ports.check)
          : { kind: 'failed', number, failure: answer.failure },
      ),
    );
  }
}

function pageOf(
  number: number,
  { texCode }: EditorSource,
  { document, findings }: ConvertedSource,
  check: DocumentCheck,
): EditorEvent {
  const error = [...findings, ...check(document)].find(({ severity }) => severity === 'error');
  const failure = error && {
    kind: 'notConvertable' as const,
    message: plainMessage(error),
    line: positionAt(texCode, error.span.from).line,
  };
  return { kind: 'converted', number, document: markBroken(document, findings), failure };
}
