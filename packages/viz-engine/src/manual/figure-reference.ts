import { colorNames } from '../board/index.ts';
import { readGap, type GapWords } from '../describe/index.ts';
import { elementTypes, type ElementType, type ElementRole } from '../elements/index.ts';
import { printDefinition, printExample } from '../examples/index.ts';
import { attributeTexts, optionTexts, styleTexts } from './attribute-texts.ts';
import { showExample, writeNumber, type ShownExample } from './example-picture.ts';

/** What the reference takes from elsewhere. */
export interface ReferenceTexts {
  /** The description of an element type, by its command: the docstring of its file. */
  readonly what: Readonly<Record<string, string>>;
  /** English sentences with placeholders such as `{{name}}`, by their form. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** The reference of all element types, in Markdown, and its pictures by file name. */
export interface FigureReference {
  readonly text: string;
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * Generates the reference from the element types themselves. `folder` is the folder of the pictures, relative to the
 * text.
 */
export function figureReference(texts: ReferenceTexts, folder: string): FigureReference {
  const pictures = new Map<string, string>();
  const parts = elementTypes.map((type) => elementPart(type, texts, folder, pictures));
  return { text: [introduction(), ...parts, attributesPart(), sharingPart()].join('\n\n'), pictures };
}

function introduction(): string {
  return [
    '# Figures: every element',
    '',
    '<!-- generated from packages/viz-engine/src/elements by npm run generate -->',
    '',
    'What you can write in the `variables` of a figure, in the order of the Storybook gallery. For the rest of a figure see',
    '[language.md](language.md#figures). Each example is a complete figure except for its frame: paste it between',
    '`\\begin{visualization}{id1}` and `\\end{visualization}` in the try-out.',
    '',
    `Types: ${elementTypes.map(({ type }) => `[${type}](#${type.toLowerCase()})`).join(', ')}.`,
    '',
    'Attribute commands and their defaults: [at the end](#attributes). Values shared by several figures: [shared variables](#shared-variables).',
  ].join('\n');
}

/**
 * Elements in space can only be drawn by a browser: the approved picture of their gallery page is used (npm run
 * pictures).
 */
const galleryPages: Readonly<Record<string, string>> = {
  plane: 'plane',
  sphere: 'sphere',
  curve3d: 'curve-in-space',
  parametricSurface: 'parametric-surface',
};

function galleryPicture(type: string): readonly string[] {
  const page = galleryPages[type];
  return page === undefined
    ? []
    : ['', `![${type}: its examples](../../stories/pictures/visualization-elements--${page}.png)`];
}

function elementPart(
  elementType: ElementType,
  { what, sentences }: ReferenceTexts,
  folder: string,
  pictures: Map<string, string>,
): string {
  const { type, aliases, options, attributes, examples } = elementType;
  const examplesPart = examples.map((example, index) => {
    const shown = showExample(example, index + 1);
    const file = `${type}-${index + 1}.svg`;
    if (shown.picture !== undefined) pictures.set(file, shown.picture);
    return [
      '```tex',
      printExample(example),
      '```',
      ...(shown.picture === undefined ? [] : ['', `![${inWords(shown, sentences, ' ')}](${folder}/${file})`]),
      '',
      inWords(shown, sentences, '\n'),
    ].join('\n');
  });
  return [
    `## ${type}`,
    '',
    what[type] ?? '',
    '',
    '| | |',
    '| --- | --- |',
    row('written', written(elementType)),
    ...(aliases.length === 0 ? [] : [row('also', aliases.map((alias) => code(`\\${alias}`)).join(', '))]),
    row('values', valueCount(elementType)),
    row('others may read', roleTexts[elementType.role]),
    row('in square brackets', options.map((option) => `${code(option)}: ${optionTexts[option] ?? ''}`).join('; ')),
    row('attributes', attributes.map(code).join(', ')),
    row('its own defaults', ownLook(elementType)),
    '',
    examplesPart.join('\n\n'),
    ...galleryPicture(type),
  ].join('\n');
}

function row(title: string, content: string): string {
  return `| ${title} | ${content === '' ? '–' : content.replaceAll('|', '\\|')} |`;
}

/** The different ways in which its examples define it. */
function written({ type, aliases, examples }: ElementType): string {
  const names = [type, ...aliases];
  const definitions = examples.flatMap((example) => example.definitions).filter((each) => names.includes(each.type));
  return [...new Set(definitions.map(printDefinition))].map(code).join(', ');
}

function valueCount({ values: [min, max] }: ElementType): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

const roleTexts: Readonly<Record<ElementRole, string>> = {
  number: 'its number: `a`',
  point: 'itself and its coordinates: `P`, `P[x]`',
  vector: 'itself and its coordinates: `2v`, `v[x]`',
  matrix: 'itself: `A*v`, `det(A)`',
  function: 'its values: `f(2)`',
  text: 'its text, in other texts: `\\var{s}`',
  shape: 'its name, where a shape is needed',
};

/** The non-default parts of its look. */
function ownLook({ look }: ElementType): string {
  return Object.entries(look)
    .map(([key, value]) => `${code(key)} ${JSON.stringify(value)}`)
    .join(', ');
}

const englishList = new Intl.ListFormat('en', { type: 'conjunction' });
const english: GapWords = {
  write: writeNumber,
  decimalComma: false,
  and: 'and',
  or: 'or',
  not: 'not',
  list: (names) => englishList.format(names),
};

/** The sentences for readers who cannot see the board. */
function inWords({ sentences: elements }: ShownExample, sentences: ReferenceTexts['sentences'], joint: string): string {
  return elements
    .map(({ name, called, words: { form, gaps } }) =>
      (sentences[form] ?? form).replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => {
        return gap === 'name' ? (called.get(name) ?? name) : readGap(gaps[gap] ?? '', called, english);
      }),
    )
    .map((sentence) => (joint === ' ' ? sentence.replaceAll(/[[\]]/g, '') : `> ${escaped(sentence)}`))
    .join(joint === ' ' ? ' ' : `${joint}>${joint}`);
}

function attributesPart(): string {
  const who = (name: string) =>
    elementTypes.filter(({ attributes }) => attributes.some((attribute) => attribute === name)).length;
  return [
    '## Attributes',
    '',
    'Attributes that a type does not have are rejected. Values are plain, with these exceptions: `stepsize`, `width`',
    'and `limits` are terms, and `conditionalColoring` holds conditions.',
    '',
    '| attribute | meaning | default | types |',
    '| --- | --- | --- | --- |',
    ...Object.entries(attributeTexts).map(
      ([name, { source, says, usually }]) =>
        `| ${code(source)} | ${says.replaceAll('|', '\\|')} | ${usually} | ${who(name)} |`,
    ),
    '',
    `Colours: ${colorNames.map(code).join(', ')}. The theme decides what they look like; capitals and underscores do not matter.`,
    '',
    'Keys of a style:',
    '',
    '| key | |',
    '| --- | --- |',
    ...styleTexts.map(([key, says]) => `| ${key.split(', ').map(code).join(', ')} | ${says} |`),
    '',
  ].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

function escaped(text: string): string {
  return text.replaceAll(/[*_[\]<>|]/g, (sign) => `\\${sign}`);
}

function sharingPart(): string {
  return [
    '## Shared variables',
    '',
    '`\\share{a, P}` in two or more figures of a page gives these variables one value: what a reader changes in one figure',
    'changes in the others. They have the same name in all of them.',
    '',
    '```tex',
    '\\begin{visualization}{circle1}',
    '  \\begin{variables} \\slider{t}{0.8, 0, 6.28} \\point{P}{cos(t), sin(t)} \\end{variables}',
    '  \\share{t}',
    '  \\begin{canvas} \\plot[coordinateSystem]{t, P} \\end{canvas}',
    '\\end{visualization}',
    '\\begin{visualization}{curve1}',
    '  \\begin{variables} \\slider{t}{0, 0, 6.28} \\point{Q}{t, sin(t)} \\end{variables}',
    '  \\share{t}',
    '  \\begin{canvas} \\plot[coordinateSystem]{t, Q} \\end{canvas}',
    '\\end{visualization}',
    '```',
    '',
    '- Anything that readers set can be shared: sliders, check boxes, and points, vectors, numbers and functions that are editable',
    '  themselves. A figure may share a slider without plotting it if another figure plots it.',
    '- The first figure of the page decides the initial values; resetting any figure resets them in all.',
    '- Numbers are shared with numbers, points with points, and functions with functions of the same parameters; other variables with the',
    '  same name stay separate. A slider takes the nearest of its own steps within its own range, a check box the nearer of its two',
    '  numbers; the other figures keep theirs.',
    '- A step is undone in the figure where it was made.',
  ].join('\n');
}
