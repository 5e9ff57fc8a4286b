import type { Language } from '@lemma/core/language';
import { shortestPassword } from './accounts.ts';
import { escape, page } from './login-page.ts';
import { passwordTexts, type PasswordTexts } from './password-texts.ts';

/** Why a password cannot be saved. */
export type PasswordProblem = 'tooShort' | 'different' | 'wrong' | 'busy';

/** The form to choose a password, or to change it given the current one. Needs no script. */
export function passwordPage(
  language: Language,
  options: { readonly change: boolean; readonly username: string; readonly problem?: PasswordProblem },
): string {
  const texts = passwordTexts[language];
  const { change, username, problem } = options;
  const alert = problem === undefined ? '' : `<p role="alert" id="problem">${escape(texts[problem])}</p>`;
  const described = problem === undefined ? '' : ' aria-invalid="true"';
  const field = (name: 'present' | 'fresh' | 'again', autocomplete: string, more = '') =>
    `<label for="${name}">${escape(texts[name])}</label>
      <input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" required${more}>`;
  return page(
    language,
    change ? texts.change : texts.choose,
    `<form method="post">
      <p>${escape(texts.for.replace('{name}', username))}</p>
      ${alert}
      <input type="hidden" name="username" autocomplete="username" value="${escape(username)}">
      ${change ? field('present', 'current-password', ' autofocus') : ''}
      ${field('fresh', 'new-password', `${described} minlength="${shortestPassword}" aria-describedby="hint${problem ? ' problem' : ''}"`)}
      <p id="hint"><small>${escape(texts.hint.replace('{count}', String(shortestPassword)))}</small></p>
      ${field('again', 'new-password')}
      <button class="main">${escape(texts.save)}</button>
    </form>`,
  );
}

/** Confirms that a password has been saved, or says that a link is no longer valid. */
export function passwordNotice(language: Language, notice: keyof Pick<PasswordTexts, 'done' | 'unknownLink'>): string {
  const texts = passwordTexts[language];
  const role = notice === 'done' ? 'status' : 'alert';
  return page(
    language,
    texts.choose,
    `<p role="${role}">${escape(texts[notice])}</p><p><a href="/">${escape(texts.signIn)}</a></p>`,
  );
}
