import type { Topic } from '../entry.ts';
import { blockTopics } from './blocks.ts';
import { documentTopics } from './document.ts';
import { figureTopics } from './figures.ts';
import { formulaTopics } from './formulas.ts';
import { mediaTopics } from './media.ts';
import { metainfoTopics } from './metainfo.ts';
import { questionTopics } from './questions.ts';
import { tableTopics } from './tables.ts';
import { wordTopics } from './words.ts';

export { olderSpellings } from './older.ts';
export { signs } from './signs.ts';

/** A chapter of the reference. */
export interface ManualChapter {
  readonly title: string;
  readonly topics: readonly Topic[];
}

/** The chapters in page order. */
export const chapters: readonly ManualChapter[] = [
  { title: 'Documents', topics: documentTopics },
  { title: 'Metainfo', topics: metainfoTopics },
  { title: 'In a line', topics: wordTopics },
  { title: 'Blocks', topics: [...blockTopics, ...tableTopics] },
  { title: 'Files', topics: mediaTopics },
  { title: 'Formulas', topics: formulaTopics },
  { title: 'Figures and constructions', topics: figureTopics },
  { title: 'Questions', topics: questionTopics },
];
