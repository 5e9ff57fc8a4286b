import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocumentKind } from '@lemma/core/document';
import type { LocalizedText } from '@lemma/core/language';
import type { ContentFile } from '../document/index.ts';

interface Sample {
  readonly kind?: DocumentKind;
  readonly titles: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly topic?: string;
  readonly objective?: string;
  readonly section?: string;
  readonly difficulty?: number;
  readonly body?: string;
}

/** A small pool whose documents differ in everything that can be searched and sorted by. */
export const sampleContent: readonly ContentFile[] = [
  sample('fractions/add', {
    titles: { de: 'Brüche addieren', en: 'Adding fractions', fr: 'Additionner des fractions', zh: '分数的加法' },
    topic: 'arithmetic/fractions/addition',
    objective: 'add-fractions',
    section: '1',
    difficulty: 3,
    body: question(
      '\\lang{de}{Berechne die Summe $\\var{a}+\\var{b}$.}\\lang{en}{Compute the sum $\\var{a}+\\var{b}$: no equation.}',
    ),
  }),
  sample('fractions/divide', {
    titles: { de: 'Brüche dividieren', en: 'Dividing fractions' },
    topic: 'arithmetic/fractions/division',
    objective: 'divide-fractions',
    section: '2',
    difficulty: 7,
    body: question('\\lang{de}{Was ist größer?}\\lang{en}{Which one is greater?}'),
  }),
  sample('equations/solve-10', {
    titles: { de: 'Gleichungen lösen 10', en: 'Solving equations 10', fr: 'Résoudre des équations 10' },
    topic: 'algebra/equations',
    objective: 'solve-equations',
    section: '10',
    difficulty: 5,
    body: question('\\lang{de}{Löse die Gleichung.}\\lang{en}{Solve the equation.}\\lang{fr}{Résous l’équation.}'),
  }),
  sample('equations/solve-9', {
    titles: { de: 'Gleichungen lösen 9', en: 'Solving equations 9' },
    topic: 'algebra/equations',
    section: '9',
    body: question('\\lang{de}{Noch eine.}\\lang{en}{One more.}'),
  }),
  sample('chinese/derivative', { titles: { zh: '导数与函数' }, body: question('求导数。') }),
  sample('fractions/what-is-a-fraction', {
    kind: 'article',
    titles: { de: 'Was ist ein Bruch?', en: 'What is a fraction?' },
    topic: 'arithmetic/fractions',
    section: '1',
    body: '\\lang{de}{Ein Bruch ist ein Teil eines Ganzen: Häuser, Größen.}\\lang{en}{A fraction is a part of a whole.}',
  }),
];

/** A content file with everything given, as written by an author. */
export function sample(path: string, options: Sample): ContentFile {
  const { kind = 'problem', titles, description, topic, objective, section, difficulty, body = '' } = options;
  const title = inLanguages(titles);
  const tex = [
    `\\documentclass{mumie.${kind}}`,
    '\\begin{metainfo}',
    `\\name{${title}}`,
    description && `\\begin{description}${description}\\end{description}`,
    topic && `\\topic{${topic}}`,
    objective && `\\objective{${objective}}`,
    section && `\\coursesection{${section}}`,
    difficulty !== undefined && `\\difficulty{${difficulty}}`,
    '\\end{metainfo}',
    '\\begin{content}',
    `\\title{${title}}`,
    kind === 'problem' ? `\\begin{problem}${body}\\end{problem}` : body,
    '\\end{content}',
  ]
    .filter(Boolean)
    .join('\n');
  return { path, tex, created: new Date('2026-01-31T12:00:00Z'), hash: createHash('sha256').update(tex).digest('hex') };
}

function question(text: string): string {
  return `
    \\begin{question}
      \\type{input.number} \\field{rational}
      \\begin{variables} \\randint{a}{2}{4} \\randint{b}{5}{9} \\number{s}{a+b} \\end{variables}
      \\text{${text}}
      \\begin{answer} \\text{$\\var{a}+\\var{b}=$} \\solution{s} \\end{answer}
    \\end{question}`;
}

interface SampleChapter {
  readonly title: LocalizedText;
  readonly articles?: readonly string[];
  readonly problems?: readonly string[];
  /** The role of the worksheet with the problems. */
  readonly role?: string;
}

/** Writes a course with chapters of articles and one worksheet each into a content folder. */
export async function writeCourse(
  folder: string,
  path: string,
  titles: LocalizedText,
  chapters: readonly SampleChapter[],
): Promise<void> {
  const body = chapters.map(({ title, articles = [], problems = [], role = '3' }) =>
    [
      `\\begin{chapter} \\title{${inLanguages(title)}}`,
      ...articles.map((article) => `\\lecture{/${article}}`),
      ...(problems.length === 0 ? [] : [`\\begin{worksheet}[${role}]`]),
      ...problems.map((problem) => `\\problem{/${problem}}`),
      ...(problems.length === 0 ? [] : ['\\end{worksheet}']),
      '\\end{chapter}',
    ].join('\n'),
  );
  const file = join(folder, `${path}.tex`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sample(path, { kind: 'course', titles, body: body.join('\n') }).tex);
}

function inLanguages(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([language, text]) => `\\lang{${language}}{${text}}`)
    .join('');
}
