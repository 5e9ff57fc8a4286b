import type { Language } from '@lemma/core/language';

/** Why somebody whom an LMS sends does not get to his task. */
export type LaunchProblem =
  | 'unknownLms'
  | 'unreadable'
  | 'invalidToken'
  | 'wrongDeadline'
  | 'noDeadline'
  | 'noResource'
  | 'tooMany';

/** What the page about it says. */
type LaunchTexts = Readonly<Record<LaunchProblem | 'title', string>>;

/** The texts in every language of the interface. */
export const launchTexts: Readonly<Record<Language, LaunchTexts>> = {
  de: {
    title: 'Die Aufgabe lässt sich nicht öffnen',
    unknownLms: 'Dieses Lernmanagementsystem ist hier nicht bekannt.',
    unreadable: 'Die Angaben Ihres Lernmanagementsystems sind unvollständig oder nicht lesbar.',
    invalidToken:
      'Ihr Lernmanagementsystem hat Ihre Anmeldung nicht bestätigt, oder sie wurde schon benutzt. Bitte öffnen Sie die Aufgabe dort noch einmal.',
    wrongDeadline: 'Die Abgabefrist ist nicht gültig unterschrieben. Bitte öffnen Sie die Aufgabe noch einmal.',
    noDeadline:
      'Diese Aufgaben werden nach der Abgabefrist korrigiert, Ihr Lernmanagementsystem nennt aber keine. Bitte wenden Sie sich an Ihre Lehrperson.',
    noResource: 'Diese Aufgabe gibt es hier nicht oder nicht mehr.',
    tooMany: 'Gerade öffnen zu viele Menschen eine Aufgabe. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  en: {
    title: 'The task cannot be opened',
    unknownLms: 'This learning management system is not known here.',
    unreadable: 'What your learning management system has sent is incomplete or cannot be read.',
    invalidToken:
      'Your learning management system has not confirmed your login, or it was used before. Please open the task there again.',
    wrongDeadline: 'The signature of the deadline is not valid. Please open the task again.',
    noDeadline:
      'These problems are corrected after the deadline, but your learning management system names none. Please ask your teacher.',
    noResource: 'This task does not exist here, or not any more.',
    tooMany: 'Too many people are opening a task right now. Please try again in a minute.',
  },
  fr: {
    title: 'Impossible d’ouvrir l’exercice',
    unknownLms: 'Cette plateforme d’apprentissage n’est pas connue ici.',
    unreadable: 'Les données envoyées par votre plateforme d’apprentissage sont incomplètes ou illisibles.',
    invalidToken:
      'Votre plateforme d’apprentissage n’a pas confirmé votre connexion, ou celle-ci a déjà servi. Veuillez y ouvrir l’exercice à nouveau.',
    wrongDeadline: 'La signature de la date limite n’est pas valide. Veuillez ouvrir l’exercice à nouveau.',
    noDeadline:
      'Ces exercices sont corrigés après la date limite, mais votre plateforme d’apprentissage n’en indique aucune. Veuillez vous adresser à votre enseignant.',
    noResource: 'Cet exercice n’existe pas ou plus.',
    tooMany: 'Trop de personnes ouvrent un exercice en ce moment. Veuillez réessayer dans une minute.',
  },
  zh: {
    title: '无法打开练习',
    unknownLms: '本平台不认识这个学习管理系统。',
    unreadable: '您的学习管理系统发来的信息不完整或无法读取。',
    invalidToken: '您的学习管理系统没有确认您的登录，或者该登录已被使用过。请您在那里重新打开练习。',
    wrongDeadline: '截止时间的签名无效，请您重新打开练习。',
    noDeadline: '这些练习在截止时间之后批改，但您的学习管理系统没有给出截止时间。请联系您的老师。',
    noResource: '这个练习不存在，或者已被删除。',
    tooMany: '目前打开练习的人太多，请您一分钟后再试。',
  },
};
