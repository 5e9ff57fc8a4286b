// Concurrent users of the platform, for bench/server: each signs in or is a guest, and does something every two
// seconds.
import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';

const protocol = '/realms/lemma/protocol/openid-connect';
const agent = new Agent({ keepAlive: true, maxSockets: 600 });

/**
 * One request, as forwarded by a TLS proxy on the same machine for somebody at `address`. If somebody listens
 * (`platform.hear`), he is told when it was sent, what came of it, and how long that took.
 */
export function ask(platform, asked) {
  const answering = send(platform, asked);
  const { hear } = platform;
  if (hear === undefined) return answering;
  const sent = performance.now();
  const tell = (status) => hear({ path: asked.path, sent, status, spent: performance.now() - sent });
  answering.then(
    ({ status }) => tell(status),
    ({ message }) => tell(message),
  );
  return answering;
}

function send(platform, { path, method = 'GET', headers = {}, body, address, timeout = 30_000 }) {
  return new Promise((done, refuse) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: platform.port,
        path,
        method,
        headers: {
          host: platform.host,
          'x-forwarded-for': address,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': platform.host,
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', refuse);
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.setTimeout(timeout, () => sent.destroy(new Error(`no answer in ${timeout} ms`)));
    sent.on('error', refuse);
    sent.end(body);
  });
}

/** A user's browser: cookies by path, forms, redirects one by one. */
class Browser {
  #platform;
  #address;
  #cookies = new Map();

  constructor(platform, address) {
    this.#platform = platform;
    this.#address = address;
  }

  async visit(url, fields) {
    const { pathname, search } = new URL(url, this.#platform.origin);
    const cookies = [...this.#cookies.values()].filter(({ path }) => pathname.startsWith(path));
    const answer = await ask(this.#platform, {
      path: pathname + search,
      method: fields === undefined ? 'GET' : 'POST',
      address: this.#address,
      headers: {
        accept: 'text/html',
        ...(fields !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          origin: this.#platform.origin,
        }),
        ...(cookies.length > 0 && { cookie: cookies.map(({ pair }) => pair).join('; ') }),
      },
      body: fields === undefined ? undefined : new URLSearchParams(fields).toString(),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair, ...rest] = line.split('; ');
      const path = rest.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
      this.#cookies.set(`${pair.slice(0, pair.indexOf('='))} ${path}`, { pair, path });
    }
    return answer;
  }

  async target(url, fields) {
    const answer = await this.visit(url, fields);
    if (answer.headers.location === undefined) throw new Error(`${url}: no redirect but ${answer.status}`);
    return answer.headers.location;
  }
}

/** Chooses a password by the link printed by `lemma user add`. */
export async function choosePassword(platform, link, password, address) {
  const answer = await new Browser(platform, address).visit(link, { fresh: password, again: password });
  if (answer.status !== 200) throw new Error(`no password chosen: ${answer.status}`);
}

/** Signs in over plain HTTP, as keycloak-js does; the returned object always has a valid token. */
export async function signIn(platform, username, password, address) {
  const browser = new Browser(platform, address);
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${platform.origin}/`;
  const query = new URLSearchParams({
    client_id: 'lemma-web',
    redirect_uri: redirect,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await browser.target(`${protocol}/auth?${query}`);
  const resume = await browser.target(page, { username, password });
  const code = new URLSearchParams(new URL(await browser.target(resume)).hash.slice(1)).get('code');
  const exchange = async (fields) => {
    const answer = await browser.visit(`${protocol}/token`, { client_id: 'lemma-web', ...fields });
    if (answer.status !== 200) throw new Error(`no token: ${answer.status}`);
    return JSON.parse(answer.text);
  };
  let tokens = await exchange({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  });
  let until = performance.now() + (tokens.expires_in - 30) * 1000;
  let renewal;
  return async () => {
    if (performance.now() > until) {
      renewal ??= exchange({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }).finally(
        () => (renewal = undefined),
      );
      tokens = await renewal;
      until = performance.now() + (tokens.expires_in - 30) * 1000;
    }
    return tokens.access_token;
  };
}

/** The paths that some commands name in the courses of the content folder; with a role, in their worksheets of that role. */
export function inCourses(commands, role) {
  const references = new RegExp(`\\\\(?:${commands})(?:\\[[^\\]]*\\])?\\{/([^}]*)\\}`, 'g');
  const worksheets = new RegExp(`\\\\begin\\{worksheet\\}\\[${role}\\][\\s\\S]*?\\\\end\\{worksheet\\}`, 'g');
  return readdirSync('content/courses').flatMap((file) => {
    const course = readFileSync(`content/courses/${file}`, 'utf8');
    const parts = role === undefined ? [course] : (course.match(worksheets) ?? []);
    return parts.flatMap((part) => [...part.matchAll(references)].map(([, path]) => path));
  });
}

const words = ['fraction', 'derivative', 'line', 'Bruch', 'Ableitung', 'equation', 'function', 'integral'];
const articles = inCourses('lecture|annex');
const source = readFileSync('content/logic/truth-tables.tex', 'utf8');
const json = { 'content-type': 'application/json' };

function quickCheck(n) {
  return {
    lang: 'en',
    quickcheck: {
      field: 'real',
      displayPrecision: 2,
      correctorPrecision: 2,
      correctorOption: 'atleast',
      seed: n,
      variables: {
        definitions: [
          { type: 'randint', name: 'a', options: [], values: ['2', '9'] },
          { type: 'function', name: 's', options: [], values: ['a*x^2+sin(x)'] },
        ],
        rules: [],
      },
      permutations: [],
    },
    answers: [{ id: '1', type: 'input.function', userInput: 'sin(x)+3*x^2', solution: 's', checks: [] }],
  };
}

/** What users do, each with its frequency in percent; `asUser` is done by those who are signed in. */
const actions = [
  {
    name: 'search',
    share: 35,
    asUser: true,
    of: (n) => ({ path: `/api/search?type=problem&lang=${n % 2 ? 'en' : 'de'}&query=${words[n % words.length]}` }),
  },
  {
    name: 'read',
    share: 45,
    of: (n) => ({
      path: `/api/content/documents/string-implementations/en/content?path=${encodeURIComponent(articles[n % articles.length])}`,
    }),
  },
  {
    name: 'judge',
    share: 15,
    of: (n) => ({
      path: '/api/problem-engine/quickcheck/correct',
      method: 'POST',
      headers: json,
      body: JSON.stringify(quickCheck(n)),
    }),
  },
  {
    name: 'convert',
    share: 5,
    of: (n) => ({
      path: '/api/jmmtex/convert-document',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ texCode: `${source}% ${n}`, lang: 'en' }),
    }),
  },
];

const problems = inCourses('problem');
const kinds = ['problem', 'problem', 'article', 'worksheet'];
const wanted = (n) =>
  new URLSearchParams({ type: kinds[n % kinds.length], lang: n % 2 ? 'en' : 'de', query: words[n % words.length] });
const some = (n, count) => Array.from({ length: count }, (_, step) => problems[(n + step) % problems.length]);

/**
 * What lecturers do in the pool: a page of a list is a search with its filters and the first lines of its tasks; some
 * of what is found is read, and now and then a worksheet is saved. Every second of them is in English.
 */
const lecturing = [
  { name: 'search', share: 30, of: (n) => ({ path: `/api/search?${wanted(n)}` }) },
  { name: 'filters', share: 20, of: (n) => ({ path: `/api/search/filters?${wanted(n)}` }) },
  {
    name: 'glimpses',
    share: 20,
    of: (n) => ({
      path: `/api/content/documents/glimpses?${new URLSearchParams({ lang: 'en', paths: some(n, 15).join('\n') })}`,
    }),
  },
  {
    name: 'read',
    share: 25,
    of: (n) => ({
      path: `/api/content/documents/string-implementations/en/content?${new URLSearchParams({ path: some(n, 1)[0] })}`,
    }),
  },
  {
    name: 'save',
    share: 5,
    of: (n, id) => ({
      path: '/api/course/worksheets',
      method: 'POST',
      headers: { ...json, 'idempotency-key': id },
      body: JSON.stringify({
        configuration: {
          correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
          weightedDocuments: some(n, 5).map((path) => ({ path, weight: 1 })),
        },
        template: {
          title: Object.fromEntries(['de', 'en', 'fr', 'zh'].map((language) => [language, `Sheet ${id}`])),
          documents: some(n, 5).map((path) => ({ path })),
        },
      }),
    }),
  },
];

function choose(actions, isUser, random) {
  const possible = actions.filter(({ asUser }) => isUser || !asUser);
  let left = random() * possible.reduce((sum, { share }) => sum + share, 0);
  return possible.find(({ share }) => (left -= share) < 0) ?? possible[0];
}

/** A user at work until `isOver`: something every two seconds, at jittered times. `tell` is called for each action. */
export async function work(platform, { token, address, seed, isLecturer = false, pause = 2000 }, isOver, tell) {
  let state = seed * 7919 + 13;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  await rest(random() * pause);
  while (!isOver()) {
    const action = choose(isLecturer ? lecturing : actions, token !== undefined, random);
    const given = action.of(Math.floor(random() * 1000), `${seed}-${performance.now()}`);
    const headers = { ...given.headers, ...(token && { authorization: `Bearer ${await token()}` }) };
    const began = performance.now();
    const status = await ask(platform, { ...given, headers, address }).then(
      (answer) => answer.status,
      ({ message }) => message,
    );
    tell({ name: action.name, status, at: began, spent: performance.now() - began });
    await rest(pause * (0.5 + random()));
  }
}

export function rest(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
