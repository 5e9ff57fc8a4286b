import type { Language } from '@lemma/core/language';
import { demoUsers } from './accounts.ts';
import { loginTexts, type LoginTexts } from './login-texts.ts';
import { mountPath } from './names.ts';

/** What keeps somebody from signing in. */
export type LoginProblem = 'wrong' | 'tooMany';

/** The form by which people sign in; demo users are buttons. No script is needed. */
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

/** A page that says what went wrong and leads home. `detail` is for those who report the problem. */
export function failurePage(language: Language, problem: 'expired' | 'failed', detail = ''): string {
  const texts = loginTexts[language];
  return page(
    language,
    texts.title,
    `<p role="alert">${escape(texts[problem])}</p>
    ${detail && `<p><small>${escape(detail)}</small></p>`}
    <p><a href="/">${escape(texts.home)}</a></p>`,
  );
}

/** Sends the form of the identity provider off by itself; without scripts there is a button. */
export function logoutPage(language: Language, form: string): string {
  const texts = loginTexts[language];
  const fields = `<input type="hidden" name="logout" value="yes"><noscript><button class="main">${escape(texts.signOut)}</button></noscript></form>`;
  return page(
    language,
    texts.signOut,
    `<p>${escape(texts.signingOut)}</p>${form.replace('</form>', fields)}<script src="${mountPath}/scripts/logout.js"></script>`,
  );
}

function demoButtons(texts: LoginTexts): string {
  const buttons = Object.keys(demoUsers).map(
    (name) => `<button name="demo" value="${name}" formnovalidate>${name}</button>`,
  );
  return `<section aria-labelledby="demo"><h2 id="demo">${escape(texts.demo)}</h2>
      <p>${escape(texts.demoHint)}</p><div class="demo">${buttons.join('')}</div></section>`;
}

function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escape(title)}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>${escape(title)}</h1>
    ${content}
  </main>
</body>
</html>`;
}

const style = `
  :root { color-scheme: light dark; --ground: #f4f6f9; --sheet: #fff; --ink: #1a202c; --soft: #4a5568; --line: #8290a3; --main: #2457c5; --on-main: #fff; --bad: #b3261e; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #10141b; --sheet: #1a212c; --ink: #edf1f7; --soft: #b4bfcf; --line: #7c8aa0; --main: #8fb4ff; --on-main: #10141b; --bad: #ffb4ab; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--sheet); border-radius: 0.75rem; }
  h1 { margin: 0 0 1.5rem; font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0; font-size: 1rem; }
  section p { margin: 0.25rem 0 0.75rem; color: var(--soft); font-size: 0.875rem; }
  label { display: block; margin-top: 1rem; font-weight: 600; }
  input, button { font: inherit; min-height: 2.75rem; border-radius: 0.5rem; border: 1px solid var(--line); padding: 0 0.75rem; background: transparent; color: inherit; }
  input { width: 100%; margin-top: 0.25rem; }
  button { cursor: pointer; }
  .main { width: 100%; margin-top: 1.5rem; border-color: var(--main); background: var(--main); color: var(--on-main); font-weight: 600; }
  .demo { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  a { color: var(--main); }
  [role='alert'] { color: var(--bad); font-weight: 600; }
  :focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
