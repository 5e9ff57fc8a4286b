import type { Language } from '@lemma/core/language';

/** The texts of the pages for choosing a password. */
export interface PasswordTexts {
  readonly choose: string;
  readonly change: string;
  /** With the placeholder `{name}`. */
  readonly for: string;
  readonly present: string;
  readonly fresh: string;
  readonly again: string;
  /** With the placeholder `{count}`. */
  readonly hint: string;
  readonly save: string;
  readonly tooShort: string;
  readonly different: string;
  readonly wrong: string;
  readonly busy: string;
  readonly unknownLink: string;
  readonly done: string;
  readonly signIn: string;
}

export const passwordTexts: Readonly<Record<Language, PasswordTexts>> = {
  de: {
    choose: 'Passwort festlegen',
    change: 'Passwort ändern',
    for: 'Für das Konto „{name}“',
    present: 'Aktuelles Passwort',
    fresh: 'Neues Passwort',
    again: 'Neues Passwort wiederholen',
    hint: 'Mindestens {count} Zeichen. Mehrere Wörter sind leichter zu merken als ein kurzes Passwort mit Sonderzeichen.',
    save: 'Passwort speichern',
    tooShort: 'Das Passwort ist zu kurz.',
    different: 'Die beiden Passwörter stimmen nicht überein.',
    wrong: 'Das aktuelle Passwort ist falsch.',
    busy: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
    unknownLink: 'Dieser Link gilt nicht mehr. Bitten Sie die Person, von der er stammt, um einen neuen.',
    done: 'Das Passwort ist gespeichert. Alle Geräte wurden abgemeldet.',
    signIn: 'Anmelden',
  },
  en: {
    choose: 'Choose a password',
    change: 'Change your password',
    for: 'For the account “{name}”',
    present: 'Current password',
    fresh: 'New password',
    again: 'Repeat the new password',
    hint: 'At least {count} characters. Several words are easier to remember than a short password with special characters.',
    save: 'Save password',
    tooShort: 'The password is too short.',
    different: 'The two passwords are not the same.',
    wrong: 'The current password is wrong.',
    busy: 'Too many attempts. Please wait a few minutes.',
    unknownLink: 'This link is no longer valid. Ask whoever sent it for a new one.',
    done: 'Your password has been saved. You have been logged out on all devices.',
    signIn: 'Log in',
  },
  fr: {
    choose: 'Choisir un mot de passe',
    change: 'Changer de mot de passe',
    for: 'Pour le compte « {name} »',
    present: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    again: 'Répéter le nouveau mot de passe',
    hint: 'Au moins {count} caractères. Plusieurs mots se retiennent mieux qu’un mot de passe court avec des caractères spéciaux.',
    save: 'Enregistrer le mot de passe',
    tooShort: 'Le mot de passe est trop court.',
    different: 'Les deux mots de passe sont différents.',
    wrong: 'Le mot de passe actuel est incorrect.',
    busy: 'Trop de tentatives. Veuillez patienter quelques minutes.',
    unknownLink: 'Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    done: 'Le mot de passe est enregistré. Tous les appareils ont été déconnectés.',
    signIn: 'Se connecter',
  },
  zh: {
    choose: '设置密码',
    change: '修改密码',
    for: '账户“{name}”',
    present: '当前密码',
    fresh: '新密码',
    again: '再次输入新密码',
    hint: '至少 {count} 个字符。由几个词组成的密码比带特殊符号的短密码更容易记住。',
    save: '保存密码',
    tooShort: '密码太短。',
    different: '两次输入的密码不一致。',
    wrong: '当前密码错误。',
    busy: '尝试次数过多，请您稍等几分钟。',
    unknownLink: '此链接已失效，请您向发送者索取新的链接。',
    done: '密码已保存，您已在所有设备上退出登录。',
    signIn: '登录',
  },
};
