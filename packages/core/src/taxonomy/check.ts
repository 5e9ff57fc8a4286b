import { languages, type Language } from '../language/index.ts';
import { positionsIn } from '../source/index.ts';
import { labelingNames, type LabelingFinding, type LabelingName, type PlacedProblem } from './finding.ts';
import { readLabels, topicLabel, type LabelTexts } from './label-texts.ts';
import { readTree } from './read-tree.ts';
import { largestLabeling, type TaxonomyName, type TaxonomyTree, type TopicNode } from './taxonomy-tree.ts';

/** The texts of all files of a taxonomy. */
export type LabelingTexts = Readonly<Record<LabelingName, string>>;

/** The files of a platform without a taxonomy. */
export const emptyTaxonomy: LabelingTexts = {
  taxonomy: '{\n  "topicStructure": [],\n  "learningObjectives": []\n}\n',
  ...{ de: '{}\n', en: '{}\n', fr: '{}\n', zh: '{}\n' },
};

/** The most findings of one check: nobody mends more at once. */
export const mostFindings = 500;

/**
 * Checks the files of a taxonomy (specification 000 §5): each is valid, and every name of the tree has a label in every
 * language. A missing label is found where the name stands in the tree.
 */
export function checkTaxonomy(texts: LabelingTexts): readonly LabelingFinding[] {
  return labelingNames.flatMap((name) => checkFile(name, texts)).slice(0, mostFindings);
}

/**
 * Checks one file against the others: the tree against the labels of every language, labels against the tree. This is
 * what saving a file requires.
 */
export function checkLabeling(name: LabelingName, texts: LabelingTexts): readonly LabelingFinding[] {
  if (name === 'taxonomy') return checkFile(name, texts).slice(0, mostFindings);
  const missing = placed('taxonomy', texts.taxonomy, missingLabels(texts, [name]));
  return [...checkFile(name, texts), ...missing].slice(0, mostFindings);
}

/** What is wrong in a file itself; missing labels belong to the tree. */
function checkFile(name: LabelingName, texts: LabelingTexts): readonly LabelingFinding[] {
  const text = texts[name];
  if (bytesOf(text) > largestLabeling) return placed(name, text, [{ kind: 'tooLarge', span: { from: 0, to: 0 } }]);
  const { problems } = name === 'taxonomy' ? readTree(text) : readLabels(text);
  return placed(name, text, name === 'taxonomy' ? [...problems, ...missingLabels(texts, languages)] : problems);
}

function missingLabels(texts: LabelingTexts, among: readonly Language[]): readonly PlacedProblem[] {
  if (bytesOf(texts.taxonomy) > largestLabeling) return [];
  const tree = readTree(texts.taxonomy).value;
  return among
    .flatMap((language) => {
      // What cannot be read says nothing about what is missing.
      if (bytesOf(texts[language]) > largestLabeling) return [];
      const { value, problems } = readLabels(texts[language]);
      if (problems.some(({ kind }) => kind === 'taxonomyError' || kind === 'tooDeep')) return [];
      return withoutLabel(tree, value).map(({ name, place }) => ({
        kind: 'keyMissing' as const,
        name,
        language,
        span: place,
      }));
    })
    .sort((one, other) => one.span.from - other.span.from);
}

/** The names of the tree that labels lack; a topic is named by its path. */
export function withoutLabel(tree: TaxonomyTree, labels: LabelTexts): readonly TaxonomyName[] {
  const lacking = (names: readonly TaxonomyName[], texts: ReadonlyMap<string, string>) =>
    names.filter(({ name }) => !texts.has(name));
  return [
    ...unlabelledTopics(tree.topics, labels),
    ...lacking(tree.objectives, labels.objectives),
    ...lacking(tree.labels, labels.labels),
    ...lacking(tree.sections, labels.sections),
  ];
}

function unlabelledTopics(topics: readonly TopicNode[], labels: LabelTexts): readonly TaxonomyName[] {
  return topics.flatMap(({ name, place, path, children }) => [
    ...(topicLabel(labels, path) === undefined ? [{ name, place }] : []),
    ...unlabelledTopics(children, labels),
  ]);
}

function placed(file: LabelingName, text: string, problems: readonly PlacedProblem[]): readonly LabelingFinding[] {
  if (problems.length === 0) return [];
  const first = problems.slice(0, mostFindings);
  const position = positionsIn(text);
  return first.map((problem) => ({ ...problem, file, line: position(problem.span.from).line }));
}

/** The length in UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // A surrogate pair has four bytes, two for each half.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
