import type { NoAnswer } from '../platform/index.ts';
import type { CourseListFailure, LmsCourse } from '../selection/index.ts';
import { Store, loading, settled, type Loadable } from '../store/index.ts';
import type { CourseServer } from './course-server.ts';
import type { CourseServerGateway } from './ports.ts';

/** The course servers, and what those that were asked have answered, by their addresses. */
export interface CourseServersState {
  readonly servers: Loadable<readonly CourseServer[], NoAnswer>;
  /** The key of this platform is empty. */
  readonly courses: ReadonlyMap<string, Loadable<readonly LmsCourse[], CourseListFailure>>;
}

/**
 * What other platforms have. Each is asked once, when something of it is to be shown, and again after it has failed; one
 * that does not answer keeps none of the others waiting.
 */
export class CourseServersStore extends Store<CourseServersState> {
  readonly #gateway: CourseServerGateway;
  #hasBegun = false;

  constructor(ports: { readonly gateway: CourseServerGateway }) {
    super({ servers: loading, courses: new Map() });
    this.#gateway = ports.gateway;
  }

  /** Loads the list of servers; after a failure, the next call tries again. */
  async load(): Promise<void> {
    if (this.#hasBegun && this.state.servers.status !== 'failed') return;
    this.#hasBegun = true;
    if (this.state.servers.status === 'failed') this.update((state) => ({ ...state, servers: loading }));
    const servers = await this.#gateway.servers();
    this.update((state) => ({ ...state, servers: settled(servers) }));
  }

  /** Asks a server for its courses unless it has been asked; this platform if none is given. */
  async ask(server: CourseServer | undefined): Promise<void> {
    if (!this.state.courses.has(server?.url ?? '')) await this.#ask(server);
  }

  /** Asks a server again that has failed. */
  async retry(server: CourseServer | undefined): Promise<void> {
    if (this.state.courses.get(server?.url ?? '')?.status === 'failed') await this.#ask(server);
  }

  async #ask(server: CourseServer | undefined): Promise<void> {
    this.#take(server, loading);
    this.#take(server, settled(await this.#gateway.courses(server)));
  }

  #take(server: CourseServer | undefined, answer: Loadable<readonly LmsCourse[], CourseListFailure>): void {
    this.update((state) => ({ ...state, courses: new Map(state.courses).set(server?.url ?? '', answer) }));
  }
}
