import { Subject } from 'rxjs';
import { convertedFrom } from '../conversion/index.ts';
import type { EditorSource, EmbeddingEditorGateway, ParentWindow, WindowMessage } from '../embedding-editor/index.ts';
import { succeed } from '../store/index.ts';

type Answer = ReturnType<EmbeddingEditorGateway['convert']>['answer'];

/** A parent window that sends what the test says, and records what it receives. */
export class FakeParentWindow implements ParentWindow {
  readonly messages$ = new Subject<WindowMessage>();
  readonly posted: { readonly message: unknown; readonly origin: string }[] = [];
  readonly origin: string;

  constructor(origin = 'https://editor.example.org') {
    this.origin = origin;
  }

  post(message: unknown, origin: string): void {
    this.posted.push({ message, origin });
  }

  /** Sends as the parent window; a test may pretend to be another sender. */
  send(data: unknown, sender: Partial<WindowMessage> = {}): void {
    this.messages$.next({ origin: this.origin, fromParent: true, data, ...sender });
  }
}

/** Trusts the given origins, and turns every source into a page with the source as its title. */
export class InMemoryEmbeddingEditorGateway implements EmbeddingEditorGateway {
  readonly converted: EditorSource[] = [];
  cancelled = 0;
  /** May be changed between two conversions. */
  answer: (source: EditorSource) => Answer = ({ texCode, language }) =>
    Promise.resolve(
      convertedFrom(
        `<document kind="article" lang="${language}"><title>${texCode}</title><content><p>${texCode}</p></content></document>`,
        [],
      ),
    );
  /** Of the editor of the content, if there is one. */
  address: string | undefined;
  readonly #trusted: readonly string[];

  constructor(trusted: readonly string[] = []) {
    this.#trusted = trusted;
  }

  trustedOrigins(): ReturnType<EmbeddingEditorGateway['trustedOrigins']> {
    return Promise.resolve(succeed(this.#trusted));
  }

  editorAddress(): ReturnType<EmbeddingEditorGateway['editorAddress']> {
    return Promise.resolve(succeed(this.address));
  }

  convert(source: EditorSource): ReturnType<EmbeddingEditorGateway['convert']> {
    this.converted.push(source);
    return {
      answer: this.answer(source),
      cancel: () => {
        this.cancelled += 1;
      },
    };
  }
}
