import type { Language } from '@lemma/core/language';
import { demoUsers } from './demo-users.ts';
import { loginTexts, type LoginTexts } from './login-texts.ts';
import { mountPath } from './names.ts';

/** Why somebody cannot sign in. */
export type LoginProblem = 'wrong' | 'tooMany';

/** The sign-in form; demo users are buttons. Needs no script. */
export function loginPage(
  language: Language,
  options: {
    readonly action: string;
    readonly demo: boolean;
    readonly username: string;
    readonly problem: LoginProblem | undefined;
  },
): string {
  const texts = loginTexts[language];
  const { action, demo, username, problem } = options;
  const alert = problem && `<p role="alert" id="input-error">${escape(texts[problem])}</p>`;
  const described = problem ? ' aria-describedby="input-error" aria-invalid="true"' : '';
  return page(
    language,
    texts.title,
    `<form id="kc-form-login" method="post" action="${escape(action)}">
      ${alert ?? ''}
      <label for="username">${escape(texts.username)}</label>
      <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false"
        required autofocus value="${escape(username)}"${described}>
      <label for="password">${escape(texts.password)}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${described}>
      <button id="kc-login" class="main">${escape(texts.signIn)}</button>
      ${demo ? demoButtons(texts) : ''}
    </form>`,
  );
}

/** A page that says what went wrong and links home. `detail` is for reporting the problem. */
export function failurePage(
  language: Language,
  problem: 'expired' | 'failed' | 'lost' | 'tooMany',
  detail = '',
): string {
  const texts = loginTexts[language];
  return page(
    language,
    texts.title,
    `<p role="alert">${escape(texts[problem])}</p>
    ${detail && `<p><small>${escape(detail)}</small></p>`}
    <p><a href="/">${escape(texts.home)}</a></p>`,
  );
}

/**
 * Submits the form of the identity provider automatically, with a button for browsers without scripts; or `asks`,
 * because a foreign page may have led here.
 */
export function logoutPage(language: Language, form: string, asks: boolean): string {
  const texts = loginTexts[language];
  const button = `<button class="main">${escape(texts.signOut)}</button>`;
  const fields = `<input type="hidden" name="logout" value="yes">${asks ? button : `<noscript>${button}</noscript>`}</form>`;
  const script = asks
    ? `<p><a href="/">${escape(texts.home)}</a></p>`
    : `<script src="${mountPath}/scripts/logout.js"></script>`;
  return page(
    language,
    texts.signOut,
    `<p>${escape(asks ? texts.signOutQuestion : texts.signingOut)}</p>${form.replace('</form>', fields)}${script}`,
  );
}

function demoButtons(texts: LoginTexts): string {
  const buttons = Object.keys(demoUsers).map(
    (name) => `<button name="demo" value="${name}" formnovalidate>${name}</button>`,
  );
  return `<section aria-labelledby="demo"><h2 id="demo">${escape(texts.demo)}</h2>
      <p>${escape(texts.demoHint)}</p><div class="demo">${buttons.join('')}</div></section>`;
}

/** A page of the identity provider: a card with a heading. */
export function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escape(title)}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <style>${style}</style>
</head>
<body>
  <main>
    <a class="product" href="/">${logo}Lemma</a>
    <h1>${escape(title)}</h1>
    ${content}
  </main>
</body>
</html>`;
}

/** The logo of the platform, as in the header of the app. */
const logo = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#464bab"/>
      <path d="M9 7h3.2c1.5 0 2.6.8 3.1 2.2L21.6 25" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
      <path d="M15.6 14.6 9.4 25" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
      <rect x="20.4" y="7" width="4.6" height="4.6" rx="0.8" fill="#6cc2bc"/>
    </svg>`;

/** The colours and fonts are those of the app (`ui-react/src/theme`), which this page must not import. */
const style = `
  :root { color-scheme: light dark; --ground: #faf8f4; --sheet: #fff; --ink: #1c212d; --soft: #575a67; --line: #a5a4a6; --edge: #e6e2d9; --main: #464bab; --on-main: #fff; --bad: #ad3b2c; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #131722; --sheet: #1c212d; --ink: #f3f0ea; --soft: #a5a4a6; --line: #696b74; --edge: #2a303e; --main: #a3ade5; --on-main: #131722; --bad: #eda396; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
  main { width: 100%; max-width: 26rem; padding: clamp(1.25rem, 6vw, 2rem); background: var(--sheet); border: 1px solid var(--edge); border-radius: 0.75rem; }
  h1, h2, .product { font-family: "Lemma Serif", Georgia, "Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "Microsoft YaHei", serif; font-weight: 600; }
  .product { display: inline-flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; color: inherit; font-size: 1.25rem; text-decoration: none; }
  h1 { margin: 0.75rem 0 1.5rem; font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0; font-size: 1.125rem; }
  section p { margin: 0.25rem 0 0.75rem; color: var(--soft); font-size: 0.875rem; }
  label { display: block; margin-top: 1rem; font-weight: 500; }
  input, button { font: inherit; min-height: 2.75rem; border-radius: 0.5rem; border: 1px solid var(--line); padding: 0 0.75rem; background: transparent; color: inherit; }
  input { width: 100%; margin-top: 0.25rem; }
  button { cursor: pointer; }
  .main { width: 100%; margin-top: 1.5rem; border-color: var(--main); background: var(--main); color: var(--on-main); font-weight: 600; }
  .demo { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  a { color: var(--main); }
  [role='alert'] { color: var(--bad); font-weight: 600; }
  :focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
`;

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
