import { courseChapterFormat } from './course-chapter.ts';
import { documentKinds, documentStatuses } from './document.ts';
import { languages } from '../language/index.ts';
import type { ElementFormat, PartFormat } from './format.ts';

/** A document as a whole: its metadata, title and blocks. */
export const documentFormat: ElementFormat = {
  tag: 'document',
  meaning: 'one document in one language',
  attributes: [
    { name: 'kind', values: documentKinds, default: 'article', meaning: 'its kind' },
    { name: 'lang', values: languages, default: 'de', meaning: 'its language' },
  ],
  content: [
    {
      tag: 'metainfo',
      meaning: 'what the pool knows about it',
      attributes: [],
      content: [
        words('name', 'its name'),
        words('description', 'what it is about'),
        { ...words('topic', 'a path from the subject area down'), many: true },
        { ...words('objective', 'a learning objective'), many: true },
        { ...words('label', 'a keyword'), many: true },
        { ...words('author', 'a name, or the path of an entry'), many: true },
        words('copyright', 'the copyright notice'),
        words('status', `its editorial status: ${documentStatuses.join(', ')}`),
        words('changelog', 'the changes made'),
        reference('component', 'a file and the local id the content uses for it'),
        reference('link', 'a document and the local id the content uses for it'),
        reference('attachable', 'a document that this one may be attached to'),
        words('generic', 'the document without content that this one implements in its language'),
        words('corrector', 'its corrector'),
        words('class', 'the class of its course'),
        words('summary', 'a summary'),
        {
          tag: 'timeframe',
          meaning: 'when a worksheet is open, as written by the author',
          attributes: [
            { name: 'start', values: 'text', default: '', meaning: 'from' },
            { name: 'end', values: 'text', default: '', meaning: 'to' },
          ],
          content: [],
        },
        words('section', 'its section of the course'),
        words('chapter', 'the number of its chapter; 1001 is 1A'),
        words('difficulty', '0 to 10'),
      ],
    },
    { tag: 'title', meaning: 'its title', attributes: [], content: ['inline'] },
    { tag: 'subtitle', meaning: 'the line below the title', attributes: [], content: ['inline'] },
    {
      tag: 'author',
      many: true,
      meaning: 'an author named below the title',
      attributes: [{ name: 'affiliation', values: 'text', default: '', meaning: 'where the author works' }],
      content: ['inline'],
    },
    words('version', 'the version of the document'),
    { tag: 'content', meaning: 'the page; of a course, its introduction', attributes: [], content: ['blocks'] },
    courseChapterFormat,
  ],
};

/** A document with all possible metadata. */
export const documentExample =
  '<document kind="course" lang="en"><metainfo><name>Fractions</name><description>Adding fractions</description><topic>algebra/numbers/fractions</topic><objective>add-fractions</objective><label>bridging-course</label><author>Ada</author><copyright>CC BY</copyright><status>final</status><changelog>Mended.</changelog><component type="image" path="fractions/pizza.svg" lid="pizza"/><link type="article" path="fractions/adding" lid="adding"/><attachable type="problem" path="fractions/add" lid="add"/><generic>fractions/generic</generic><corrector>correctors/add</corrector><class>school</class><summary>How to add.</summary><timeframe start="2026-10-01" end="2026-10-08"/><section>1</section><chapter>1001</chapter><difficulty>3</difficulty></metainfo><title>Fractions</title><subtitle>An introduction</subtitle><author affiliation="Göttingen">Emmy</author><version>1.2</version><content><p>Text.</p></content><chapter kind="additional" at="40-90"><headline>Sums</headline><entry kind="lecture" role="article" path="fractions/adding" at="50-60"/><entry kind="worksheet" role="quiz" at="61-80"><headline>Test</headline><problem path="fractions/add" at="65-75"/></entry></chapter></document>';

function words(tag: string, meaning: string): PartFormat {
  return { tag, meaning, attributes: [], content: ['text'] };
}

function reference(tag: string, meaning: string): PartFormat {
  return {
    tag,
    many: true,
    meaning,
    attributes: [
      { name: 'type', values: 'name', default: '', meaning: '`image`, `article` …' },
      { name: 'path', values: 'path', default: '', meaning: 'its path in the content; missing if unknown' },
      { name: 'lid', values: 'name', default: '', meaning: 'the local id' },
    ],
    content: [],
  };
}
