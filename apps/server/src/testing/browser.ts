import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Visits a server like a browser: keeps cookies by path, and follows redirects on request. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #host: string;
  #cookies: readonly { readonly name: string; readonly value: string; readonly path: string }[] = [];

  constructor(app: FastifyInstance, origin: string) {
    this.#app = app;
    this.#host = new URL(origin).host;
  }

  /** One request; redirects are not followed. */
  async visit(url: string, options: Omit<InjectOptions, 'url'> = {}): Promise<LightMyRequestResponse> {
    const address = new URL(url, `http://${this.#host}`);
    const cookies = this.#cookies.filter(({ path }) => address.pathname.startsWith(path));
    const response = await this.#app.inject({
      ...options,
      url: address.pathname + address.search,
      headers: {
        host: this.#host,
        accept: 'text/html',
        ...options.headers,
        ...(cookies.length > 0 && { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }),
      },
    });
    for (const { name, value, path = '/', expires, maxAge } of response.cookies) {
      const isGone =
        value === '' || (maxAge !== undefined && maxAge <= 0) || (expires && expires.getTime() < Date.now());
      const others = this.#cookies.filter((kept) => kept.name !== name || kept.path !== path);
      this.#cookies = isGone ? others : [...others, { name, value, path }];
    }
    return response;
  }

  /** Submits a form. */
  submit(url: string, fields: Readonly<Record<string, string>>, accept = 'text/html'): Promise<LightMyRequestResponse> {
    return this.visit(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** The target of a redirect. */
  static target(response: LightMyRequestResponse): string {
    const { location } = response.headers;
    if (location === undefined) throw new Error(`no redirect but ${response.statusCode}: ${response.body}`);
    return location;
  }
}
