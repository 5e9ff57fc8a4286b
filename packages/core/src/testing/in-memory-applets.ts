import type { AppletExporter, AppletFailure, AppletGateway } from '../applet/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** A list of applets, by path. */
export class InMemoryApplets implements AppletGateway {
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  /** Answers every question while set. */
  failure: AppletFailure | undefined;
  readonly #exporters: ReadonlyMap<string, AppletExporter>;

  constructor(exporters: ReadonlyMap<string, AppletExporter> = new Map()) {
    this.#exporters = exporters;
  }

  async exporter(path: string): Promise<Result<AppletExporter, AppletFailure>> {
    this.asked.push(path);
    const exporter = this.#exporters.get(path);
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    return Promise.resolve(exporter === undefined ? fail({ kind: 'notListed' }) : succeed(exporter));
  }
}
