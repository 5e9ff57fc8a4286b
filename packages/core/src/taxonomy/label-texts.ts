import type { Span } from '../source/index.ts';
import { readableName } from './readable-name.ts';
import type { PlacedProblem } from './finding.ts';
import { readPlacedJson, type PlacedJson } from './placed-json.ts';
import { fieldsIn, wrongShape, type LabelingReading } from './read-tree.ts';

/** The labels of a taxonomy in one language, by name. */
export interface LabelTexts {
  /** By a topic's name, or by the end of its path (`sequences/arithmetic`) where the name alone says something else. */
  readonly topics: ReadonlyMap<string, string>;
  readonly objectives: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, string>;
}

const none: ReadonlyMap<string, string> = new Map();

/** The labels of a language that has none. */
export const noLabels: LabelTexts = { topics: none, objectives: none, labels: none, sections: none };

/** Reads the labels of one language; those that cannot be read are missing. */
export function readLabels(text: string): LabelingReading<LabelTexts> {
  const json = readPlacedJson(text);
  if (!json.ok) return { value: noLabels, problems: [json.failure] };
  const problems: PlacedProblem[] = [];
  const fields = fieldsIn(json.value, ['topicStructure', 'learningObjectives', 'labels', 'sections'], problems);
  const texts = (name: string) => textsIn(fields.get(name)?.value, problems);
  return {
    value: {
      topics: texts('topicStructure'),
      objectives: texts('learningObjectives'),
      labels: texts('labels'),
      sections: texts('sections'),
    },
    problems,
  };
}

/** The fields of a file of labels by the parts of the taxonomy that they name. */
const groups: Readonly<Record<keyof LabelTexts, string>> = {
  topics: 'topicStructure',
  objectives: 'learningObjectives',
  labels: 'labels',
  sections: 'sections',
};

/** Where the label of a name stands in a file of labels, or else the group it belongs to. */
export function labelPlace(text: string, part: keyof LabelTexts, path: string): Span | undefined {
  const json = readPlacedJson(text);
  if (!json.ok) return undefined;
  const fields = fieldsIn(json.value, undefined, []);
  const group = fields.get(groups[part]);
  if (group === undefined) return undefined;
  const names = fieldsIn(group.value, undefined, []);
  const parts = path.split('/');
  const name = parts.map((_, index) => parts.slice(index).join('/')).find((end) => names.has(end));
  return names.get(name ?? '')?.place ?? group.place;
}

function textsIn(json: PlacedJson | undefined, problems: PlacedProblem[]): ReadonlyMap<string, string> {
  if (json === undefined) return none;
  const texts = new Map<string, string>();
  for (const [name, { value }] of fieldsIn(json, undefined, problems)) {
    if (value.kind !== 'text' || /\p{Cc}/u.test(value.value)) problems.push(wrongShape(value, 'label'));
    else if (value.value.trim() !== '') texts.set(name, value.value.trim());
  }
  return texts;
}

/**
 * The label of a topic: that of the longest end of its path that has one, so that "arithmetic" can be a subject area
 * and "sequences/arithmetic" a kind of sequence. A topic may also be labelled as an objective (specification 000 §5).
 */
export function topicLabel({ topics, objectives }: LabelTexts, path: string): string | undefined {
  for (let from = 0; ;) {
    const label = topics.get(path.slice(from));
    if (label !== undefined) return label;
    const next = path.indexOf('/', from) + 1;
    if (next === 0) return objectives.get(path.slice(from));
    from = next;
  }
}

/** What readers see for the names of documents. Unknown names are shown in readable form. */
export interface Names {
  /** The label of the topic at a path, without the topics above it. */
  topic(path: string): string;
  objective(name: string): string;
  label(name: string): string;
  section(name: string): string;
}

/** The names that labels give. */
export function namesFrom(texts: LabelTexts): Names {
  return {
    topic: (path) => topicLabel(texts, path) ?? readableName(path.slice(path.lastIndexOf('/') + 1)),
    objective: (name) => texts.objectives.get(name) ?? readableName(name),
    label: (name) => texts.labels.get(name) ?? readableName(name),
    section: (name) => texts.sections.get(name) ?? readableName(name),
  };
}

/** A topic with those above it, from the subject area down. */
export function topicChain(names: Names, path: string): string {
  const parts = path.split('/');
  return parts.map((_, index) => names.topic(parts.slice(0, index + 1).join('/'))).join(' › ');
}
