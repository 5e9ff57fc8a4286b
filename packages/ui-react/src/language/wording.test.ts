/// <reference types="vite/client" />
import { languages, type Language } from '@lemma/core/language';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('./texts/*/*.json', { eager: true, query: '?raw', import: 'default' });

/** What native editors of the field have struck out, with their replacement. */
const struckOut: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/Ihnen fehlt die Rolle/, 'Sie haben keine Berechtigung'],
    [/Kurzfrage/, 'Quickcheck'],
    [/Abkürzung/, 'Kürzel'],
    [/"Browser"/, 'Dokumente'],
    [/Nicht richtig/, 'Falsch'],
    [/\b(?:du|dein|deine|dir|dich)\b/i, 'Sie'],
  ],
  en: [
    [/lack the role/, 'You don’t have permission'],
    [/whole number/i, 'integer'],
    [/(?<!There )\bis no\b(?! longer)/, 'is not a'],
    [/Not right|"Right"/, 'Correct, Incorrect'],
    [/Derivative by|derivative is taken by/, 'with respect to'],
    [/Multiplied out/, 'Expanded'],
    [/came to no end/, 'did not finish'],
    [/Here could stand|is needed here/, 'Expected: …'],
    [/New numbers/, 'New random values'],
    [/\bsign(?:ed)? in/i, 'log in'],
    [/n’t(?<!don’t)/, 'could not, is not'],
  ],
  fr: [
    [/Il vous manque le rôle/, 'Vous n’avez pas les droits nécessaires'],
    [/Fonds|le fonds/, 'Banque d’exercices'],
    [/Pas juste|"Juste"/, 'Correct, Incorrect'],
    [/"Navigateur"/, 'Documents'],
    [/quickcheck/i, 'question rapide'],
    [/problème/, 'exercice'],
  ],
  zh: [
    [/你/, '您'],
    [/题库|"浏览器"/, '资源库, 文档浏览'],
    [/角色/, '权限'],
    [/缩写/, '简写'],
    [/快速检测/, '小测题'],
    [/本地标识/, '局部标识'],
    [/练习卷/, '练习单'],
    [/(?<!练)习题/, '题目'],
    [/"修改(?:题目|此题|\{\{name\}\})"|修改后的题目|修改过这道题/, '改编'],
    [/[,;:!?](?=[\u4e00-\u9fff])/, 'Chinese punctuation between Chinese words'],
  ],
};

describe.each(languages)('the wording in %s', (language) => {
  const texts = Object.entries(files).filter(([file]) => file.includes(`/texts/${language}/`));
  /** Each text in its quotation marks; the keys before the colons are not shown. */
  const said = texts.flatMap(([, text]) => [...text.matchAll(/: ("(?:[^"\\]|\\.)*")/g)].map(([, words = '']) => words));

  it.each(struckOut[language])('does not say %s but “%s”', (wrong) => {
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((words) => wrong.test(words))).toEqual([]);
  });
});
