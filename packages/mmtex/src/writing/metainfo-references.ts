import { element, type Markup } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { Argument, Command, CommandSyntaxes, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { placeIn } from './content-paths.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { environmentsOf } from './parts.ts';

/** The components of courses, by command; the last argument of `\compgprb` (points) is for the course. */
const courseComponents: Readonly<Record<string, string>> = {
  compcsc: 'course_section',
  compwks: 'worksheet',
  compgelm: 'generic_element',
  compgsel: 'generic_subelement',
  compgprb: 'generic_problem',
};

const componentSyntax: CommandSyntaxes = {
  component: { arguments: ['raw', 'raw', 'raw'] },
  defapplet: { arguments: ['raw', 'raw'] },
  compgprb: { arguments: ['raw', 'raw', 'raw', 'raw'] },
  ...Object.fromEntries(
    ['compcsc', 'compwks', 'compgelm', 'compgsel'].map((name) => [name, { arguments: ['raw', 'raw', 'raw'] as const }]),
  ),
};

/** Where metainfo lists files and documents, with their local ids. */
export const referenceEnvironments: Readonly<Record<string, EnvironmentSyntax>> = {
  components: { content: 'commands', commands: componentSyntax },
  links: { content: 'commands', commands: { link: { arguments: ['raw', 'raw', 'raw'] } } },
  attachable: { content: 'commands', commands: { attachableto: { arguments: ['raw', 'raw'] } } },
};

/** Writes the references of metainfo, and defines the local ids. */
export function writeReferences(nodes: readonly Node[], page: WrittenPage): Markup {
  return [
    ...inside('components', nodes).map((command) => writeOne('component', componentOf(command), page)),
    ...inside('links', nodes).map((command) => writeOne('link', typed(command), page)),
    ...inside('attachable', nodes).map((command) => writeOne('attachable', typed(command), page)),
  ];
}

interface Named {
  readonly type: string;
  readonly path?: Argument | undefined;
  readonly lid?: Argument | undefined;
}

function inside(environment: string, nodes: readonly Node[]): readonly Command[] {
  return environmentsOf(environment, nodes)
    .flatMap((part) => part.nodes)
    .filter((node): node is Command => node.kind === 'command');
}

function componentOf(command: Command): Named {
  const [path, lid] = command.arguments;
  if (command.name === 'defapplet') return { type: 'applet', path, lid };
  const type = courseComponents[command.name];
  return type === undefined ? typed(command) : { type, path, lid };
}

function typed({ arguments: [type, path, lid] }: Command): Named {
  return { type: type === undefined ? '' : trimmed(type).text, path, lid };
}

function writeOne(use: 'component' | 'link' | 'attachable', { type, path, lid }: Named, page: WrittenPage): Markup {
  const place = path === undefined ? undefined : placeIn(withoutEnding(path), page);
  const id: SourceText = lid === undefined ? { text: '', span: { from: 0, to: 0 } } : trimmed(lid);
  if (use !== 'attachable') {
    page.references.give(id.text, id.span, { use, type, ...(place !== undefined && { path: place }) });
  }
  return element(use, { type, path: place, lid: id.text });
}

/** Documents are referred to by their path in the pool, without file extensions. */
export function withoutEnding({ text, span }: SourceText): SourceText {
  const [ending = ''] = /(?:\.src)?\.tex\s*$/.exec(text) ?? [];
  return { text: text.slice(0, text.length - ending.length), span: { from: span.from, to: span.to - ending.length } };
}
