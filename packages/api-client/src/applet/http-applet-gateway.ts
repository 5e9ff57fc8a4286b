import type { AppletExporter, AppletFailure, AppletGateway } from '@lemma/core/applet';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { HttpClient } from '../http/index.ts';
import { appletExporter } from '../wire/index.ts';

/** The list of applets, on the server. */
export class HttpAppletGateway implements AppletGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async exporter(path: string): Promise<Result<AppletExporter, AppletFailure>> {
    const read = await this.#http.call(appletExporter, { path });
    if (read.ok) return succeed(read.value);
    const { failure } = read;
    const refusal = failure.kind === 'status' ? failure.refusal : undefined;
    // A path that could be in no list is refused with 400.
    if (failure.kind === 'status' && refusal !== undefined && [400, 404].includes(failure.status))
      return fail({ kind: 'notListed' });
    return fail({ kind: 'exporter', ...(refusal && { message: refusal.message }) });
  }
}
