import { defaultLanguage, isLanguage, type Language } from '@lemma/core/language';

/** The texts of the identity provider's pages. */
export interface LoginTexts {
  readonly title: string;
  readonly username: string;
  readonly password: string;
  readonly signIn: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly expired: string;
  readonly failed: string;
  readonly lost: string;
  readonly home: string;
  readonly demo: string;
  readonly demoHint: string;
  readonly signOut: string;
  readonly signOutQuestion: string;
  readonly signingOut: string;
}

/** The texts in every language of the interface. */
export const loginTexts: Readonly<Record<Language, LoginTexts>> = {
  de: {
    title: 'Bei Lemma anmelden',
    username: 'Benutzername',
    password: 'Passwort',
    signIn: 'Anmelden',
    wrong: 'Benutzername oder Passwort ist falsch.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
    expired: 'Diese Anmeldung ist abgelaufen. Bitte beginnen Sie von vorn.',
    failed: 'Die Anmeldung ist fehlgeschlagen.',
    lost: 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    home: 'Zur Startseite',
    demo: 'Zum Ausprobieren',
    demoHint: 'Melden Sie sich mit einem Klick an. Das Passwort ist jeweils der Benutzername.',
    signOut: 'Abmelden',
    signOutQuestion: 'Möchten Sie sich bei Lemma abmelden?',
    signingOut: 'Sie werden abgemeldet …',
  },
  en: {
    title: 'Log in to Lemma',
    username: 'Username',
    password: 'Password',
    signIn: 'Log in',
    wrong: 'The username or password is wrong.',
    tooMany: 'Too many attempts. Please wait a few minutes.',
    expired: 'This login has expired. Please start again.',
    failed: 'The login failed.',
    lost: 'It is not possible to log in right now. Please try again in a few minutes.',
    home: 'Back to the start page',
    demo: 'Try it out',
    demoHint: 'Log in with one click. The password is the same as the name.',
    signOut: 'Log out',
    signOutQuestion: 'Do you want to log out of Lemma?',
    signingOut: 'You are being logged out …',
  },
  fr: {
    title: 'Se connecter à Lemma',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    tooMany: 'Trop de tentatives. Veuillez patienter quelques minutes.',
    expired: 'Cette connexion a expiré. Veuillez recommencer.',
    failed: 'La connexion a échoué.',
    lost: 'La connexion est impossible pour le moment. Veuillez réessayer dans quelques minutes.',
    home: 'Retour à l’accueil',
    demo: 'Pour essayer',
    demoHint: 'Connectez-vous en un clic. Le mot de passe est identique au nom.',
    signOut: 'Se déconnecter',
    signOutQuestion: 'Voulez-vous vous déconnecter de Lemma ?',
    signingOut: 'Déconnexion en cours …',
  },
  zh: {
    title: '登录 Lemma',
    username: '用户名',
    password: '密码',
    signIn: '登录',
    wrong: '用户名或密码错误。',
    tooMany: '尝试次数过多，请您稍等几分钟。',
    expired: '本次登录已过期，请重新开始。',
    failed: '登录失败。',
    lost: '目前无法登录，请您几分钟后再试。',
    home: '返回首页',
    demo: '试用账户',
    demoHint: '您只需点击即可登录，密码与用户名相同。',
    signOut: '退出登录',
    signOutQuestion: '您要退出 Lemma 吗？',
    signingOut: '正在退出登录……',
  },
};

/**
 * The first supported language: from `uiLocales` (blank-separated, OpenID Connect), then from the browser's
 * `Accept-Language` in order of its weights.
 */
export function chooseLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(';q=');
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
  const primary = [...asked, ...accepted].map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.find(isLanguage) ?? defaultLanguage;
}
