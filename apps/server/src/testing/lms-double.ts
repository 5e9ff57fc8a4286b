import { createHash, generateKeyPairSync, randomBytes, sign, type KeyPairKeyObjectResult } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Disposable } from '@lemma/core/platform';

/** Which LMS is played: they differ in their addresses, in what a check of a token says, and in empty fields. */
export type LmsKind = 'moodle' | 'ilias';

/** What somebody opens, and until when it can be worked on. */
export interface Task {
  /** `worksheet_<id>`, or the path of a document. */
  readonly link: string;
  readonly language: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deadline?: number;
}

const paths = {
  moodle: { verify: '/auth/mumie/verifyToken.php', key: '/auth/mumie/publicKey.php' },
  ilias: { verify: '/MumieTask/verifyToken.php', key: '/MumieTask/publicKey.php' },
} as const;

/**
 * A small LMS on a port of its own, as its users' browsers and this platform meet it: it gives tokens, confirms them,
 * signs deadlines, shows its key once it has signed, and has pages with the task in a frame.
 */
export class LmsDouble implements Disposable {
  readonly kind: LmsKind;
  readonly org: string;
  readonly apiKey = randomBytes(16).toString('hex');
  /** What it was asked, in order. */
  readonly asked: { readonly method: string | undefined; readonly url: string; readonly body: string }[] = [];
  /** Answers checks of tokens in its place, if set. */
  answer: ((response: ServerResponse) => void) | undefined;
  origin = '';
  readonly #server: Server;
  readonly #tokens = new Map<string, string>();
  readonly #pages = new Map<string, string>();
  #keys: KeyPairKeyObjectResult | undefined;

  constructor(kind: LmsKind, org: string) {
    this.kind = kind;
    this.org = org;
    this.#server = createServer((request, response) => this.#serve(request, response));
  }

  /** Listens at this name of the machine: another name than that of the platform is another site. */
  async start(name = '127.0.0.1'): Promise<void> {
    const port = await new Promise<number>((done, refuse) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        if (address === null || typeof address === 'string') refuse(new Error('no port'));
        else done(address.port);
      });
    });
    this.origin = `http://${name}:${String(port)}`;
  }

  dispose(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What the operator of the platform writes about it into the file of `LEMMA_LMS`. */
  settings() {
    return {
      kind: this.kind,
      origins: [this.origin],
      verifyToken: {
        url: this.origin + paths[this.kind].verify,
        ...(this.kind === 'ilias' && { clientId: 'default' }),
      },
      publicKeyUrl: this.origin + paths[this.kind].key,
      apiKeyHash: createHash('sha256').update(this.apiKey).digest('hex'),
    };
  }

  /** The id by which its clients tell a user: a hash of fixed length, and what follows it. */
  idOf(user: string, suffix = ''): string {
    return (
      createHash('sha512')
        .update(user + this.apiKey.slice(0, 10))
        .digest('hex') + suffix
    );
  }

  /** The name of a user's account on the platform. */
  accountOf(user: string, suffix = ''): string {
    return `GSSO_${this.org}_${this.idOf(user, suffix)}`;
  }

  /** A new token of a user; older ones of his are worth nothing any more. */
  tokenOf(user: string, suffix = ''): string {
    const token = randomBytes(10).toString('hex');
    this.#tokens.set(this.idOf(user, suffix), token);
    return token;
  }

  /** The fields of the form that opens a task. */
  form(platform: string, user: string, task: Task, suffix = ''): Readonly<Record<string, string>> {
    const { link, language, deadline } = task;
    return {
      userId: this.idOf(user, suffix),
      token: this.tokenOf(user, suffix),
      org: this.org,
      resource: `${platform}/api/${link}?lang=${language}`,
      path: link,
      lang: this.kind === 'ilias' ? '' : language,
      ...(deadline !== undefined && {
        deadline: String(deadline),
        deadlineSignature: this.sign(
          `${String(deadline)}${this.accountOf(user, suffix).toLowerCase()}${link.replace('worksheet_', '')}`,
        ),
      }),
    };
  }

  /** Signs a text as OpenSSL's `dgst -sha512 -sign` does, with a key that is made when it is first needed. */
  sign(text: string): string {
    this.#keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return sign('sha512', Buffer.from(text), this.#keys.privateKey).toString('base64');
  }

  /** Makes another key for what is signed from now on. */
  exchangeKey(): void {
    this.#keys = undefined;
  }

  /** The address of a page that opens a task in a frame, as its users see it. */
  pageWith(platform: string, form: Readonly<Record<string, string>>): string {
    const fields = Object.entries(form).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
    const name = `/course/${randomBytes(6).toString('hex')}`;
    this.#pages.set(
      name,
      `<!doctype html><html lang="en"><title>LMS</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><style>body{margin:0}iframe{width:100%;height:95vh;border:0}</style>
<main><h1>LMS</h1><iframe name="task" title="Task"></iframe></main>
<form method="post" target="task" action="${platform}/api/public/xapi/auth/sso/login">${fields.join('')}</form>
<script>document.forms[0].submit()</script></html>`,
    );
    return this.origin + name;
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const url = request.url ?? '';
      this.asked.push({ method: request.method, url, body });
      if (url === paths[this.kind].verify && this.answer !== undefined) this.answer(response);
      else if (url === paths[this.kind].verify) response.end(JSON.stringify(this.#verdict(new URLSearchParams(body))));
      else if (url === paths[this.kind].key && this.#keys !== undefined) {
        response.end(this.#keys.publicKey.export({ type: 'spki', format: 'pem' }));
      } else {
        const page = this.#pages.get(url);
        response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(page);
      }
    });
  }

  #verdict(asked: URLSearchParams) {
    const userId = asked.get('userId') ?? '';
    const isClient = this.kind === 'moodle' || asked.get('clientId') === 'default';
    const isValid = isClient && this.#tokens.get(userId) === asked.get('token');
    return { status: isValid ? 'valid' : 'invalid', ...(this.kind === 'ilias' && { userid: userId }) };
  }
}
