import type { Language } from '../language/index.ts';

/** The name of a chapter: 1001 and 1002 are the chapters 1A and 1B (specification 002 §9). */
export function chapterName(chapter: number): string {
  return chapter === 1001 ? '1A' : chapter === 1002 ? '1B' : String(chapter);
}

/** What a chapter is called where its title is not known. */
export function chapterTitle(chapter: number, language: Language): string {
  const name = chapterName(chapter);
  switch (language) {
    case 'de':
      return `Kapitel ${name}`;
    case 'en':
      return `Chapter ${name}`;
    case 'fr':
      return `Chapitre ${name}`;
    case 'zh':
      return `第 ${name} 章`;
  }
}
