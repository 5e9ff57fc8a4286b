import { readPlacedJson, type PlacedField, type PlacedJson } from './placed-json.ts';
import type { PlacedProblem, WantedShape } from './finding.ts';
import { deepestTopic, emptyTree, type TaxonomyName, type TaxonomyTree, type TopicNode } from './taxonomy-tree.ts';

/** A part of a file that could be read, and what is wrong with the rest. */
export interface LabelingReading<Value> {
  readonly value: Value;
  readonly problems: readonly PlacedProblem[];
}

/** Reads the tree of a taxonomy. What can be read is read, so that a mistake does not hide the rest. */
export function readTree(text: string): LabelingReading<TaxonomyTree> {
  const json = readPlacedJson(text);
  if (!json.ok) return { value: emptyTree, problems: [json.failure] };
  const problems: PlacedProblem[] = [];
  const fields = fieldsIn(json.value, ['topicStructure', 'learningObjectives', 'labels', 'sections'], problems);
  const names = (field: string) => namesIn(fields.get(field)?.value, problems);
  const objectives = names('learningObjectives');
  const topics = topicsIn(fields.get('topicStructure')?.value, '', 1, problems);
  reportUnknown(topics, new Set(objectives.map(({ name }) => name)), problems);
  return { value: { topics, objectives, labels: names('labels'), sections: names('sections') }, problems };
}

/** The fields of an object by name; reports those that are not `known`, and those that occur twice. */
export function fieldsIn(
  json: PlacedJson,
  known: readonly string[] | undefined,
  problems: PlacedProblem[],
): ReadonlyMap<string, PlacedField> {
  const fields = new Map<string, PlacedField>();
  if (json.kind !== 'object') problems.push(wrongShape(json, 'object'));
  for (const field of json.kind === 'object' ? json.fields : []) {
    const { name, place } = field;
    if (fields.has(name)) problems.push({ kind: 'duplicateName', name, span: place });
    else if (known?.includes(name) === false) problems.push({ kind: 'unknownField', name, span: place });
    else fields.set(name, field);
  }
  return fields;
}

/** A place that contains something else than it should. */
export function wrongShape({ span }: PlacedJson, wanted: WantedShape): PlacedProblem {
  return { kind: 'wrongShape', wanted, span };
}

function topicsIn(
  json: PlacedJson | undefined,
  above: string,
  depth: number,
  problems: PlacedProblem[],
): readonly TopicNode[] {
  const items = itemsOf(json, problems);
  const [first] = items;
  if (first !== undefined && depth > deepestTopic) {
    problems.push({ kind: 'tooDeep', span: first.span });
    return [];
  }
  const topics = items.flatMap((item) => topicIn(item, above, depth, problems));
  reportTwice(topics, problems);
  return topics;
}

function topicIn(json: PlacedJson, above: string, depth: number, problems: PlacedProblem[]): readonly TopicNode[] {
  const fields = fieldsIn(json, ['name', 'objectives', 'children'], problems);
  const named = fields.get('name')?.value;
  if (json.kind === 'object' && named === undefined) problems.push(wrongShape(json, 'name'));
  const own = named === undefined ? undefined : nameIn(named, problems);
  if (own === undefined) return [];
  const path = above === '' ? own.name : `${above}/${own.name}`;
  return [
    {
      ...own,
      path,
      objectives: namesIn(fields.get('objectives')?.value, problems),
      children: topicsIn(fields.get('children')?.value, path, depth + 1, problems),
    },
  ];
}

function namesIn(json: PlacedJson | undefined, problems: PlacedProblem[]): readonly TaxonomyName[] {
  const names = itemsOf(json, problems).flatMap((item) => nameIn(item, problems) ?? []);
  reportTwice(names, problems);
  return names;
}

function itemsOf(json: PlacedJson | undefined, problems: PlacedProblem[]): readonly PlacedJson[] {
  if (json === undefined) return [];
  if (json.kind === 'list') return json.items;
  problems.push(wrongShape(json, 'list'));
  return [];
}

/** A name has no `/`, which joins the names of a path, and no blanks around it. */
function nameIn(json: PlacedJson, problems: PlacedProblem[]): TaxonomyName | undefined {
  if (json.kind === 'text' && /^(?!\s)[^/\p{Cc}]{1,200}$(?<!\s)/u.test(json.value)) {
    return { name: json.value, place: json.span };
  }
  problems.push(wrongShape(json, 'name'));
  return undefined;
}

function reportTwice(names: readonly TaxonomyName[], problems: PlacedProblem[]): void {
  const seen = new Set<string>();
  for (const { name, place } of names) {
    if (seen.has(name)) problems.push({ kind: 'duplicateName', name, span: place });
    seen.add(name);
  }
}

function reportUnknown(topics: readonly TopicNode[], known: ReadonlySet<string>, problems: PlacedProblem[]): void {
  for (const { objectives, children } of topics) {
    for (const { name, place } of objectives) {
      if (!known.has(name)) problems.push({ kind: 'unknownObjective', name, span: place });
    }
    reportUnknown(children, known, problems);
  }
}
