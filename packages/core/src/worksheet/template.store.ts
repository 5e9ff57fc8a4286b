import { ResourceStore, fail, succeed, type Result } from '../store/index.ts';
import type { TemplateFailure, TemplateGateway, TemplateNotShown } from './ports.ts';
import type { WorksheetTemplate } from './worksheet.ts';

/** A worksheet template while it loads, and what can be done with it. */
export class TemplateStore extends ResourceStore<WorksheetTemplate, TemplateNotShown> {
  readonly #templates: TemplateGateway;
  readonly #id: string;

  constructor(ports: { readonly templates: TemplateGateway }, id: string) {
    // An empty id has no template.
    super(async () => (id === '' ? fail({ kind: 'notFound' }) : ports.templates.find(id)));
    this.#templates = ports.templates;
    this.#id = id;
  }

  /** Deletes the template with all its worksheets. */
  remove(): Promise<Result<undefined, TemplateFailure>> {
    return this.#templates.remove(this.#id);
  }

  /** Undoes deleting. */
  restore(): Promise<Result<undefined, TemplateFailure>> {
    return this.#templates.restore(this.#id);
  }

  /** Decides whether all authors find it. Shown at once, and taken back after a failure. */
  async setVisibility(isVisibleToAll: boolean): Promise<Result<undefined, TemplateFailure>> {
    this.#show(isVisibleToAll);
    const done = await this.#templates.setVisibility(this.#id, isVisibleToAll);
    if (!done.ok) this.#show(!isVisibleToAll);
    return done.ok ? succeed(undefined) : done;
  }

  #show(isVisibleToAll: boolean): void {
    this.update((state) =>
      state.status === 'loaded' ? { ...state, value: { ...state.value, isVisibleToAll } } : state,
    );
  }
}
