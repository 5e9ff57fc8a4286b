import { chapterKinds, courseRoles, usualRoles, type CourseRole } from '@lemma/core/course';
import { element, type Markup } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { Argument, Command, CommandSyntax, Environment, Node } from '../../syntax/index.ts';
import { placeIn } from '../content-paths.ts';
import { withoutEnding } from '../metainfo-references.ts';
import { trimmed, type BlockEnvironment, type WrittenPage } from '../page.ts';
import { argumentOf, commandsOf, optionIn } from '../parts.ts';

const target: CommandSyntax = { options: ['raw'], arguments: ['raw'] };
const title: CommandSyntax = { arguments: ['text'] };

/**
 * A chapter of a course: `\begin{chapter}[optional] \title{…} \lecture{/path} … \end{chapter}`. It stands directly in
 * the content of a course; anywhere else it is reported and left out.
 */
export const chapter: BlockEnvironment = {
  syntax: {
    content: 'commands',
    options: ['raw'],
    commands: { title, lecture: target, annex: target },
    environments: {
      worksheet: {
        content: 'commands',
        options: ['raw'],
        commands: { title, problem: { arguments: ['raw'] } },
      },
    },
  },
  write: ({ nameSpan }, page) => {
    page.report('misplaced-chapter', nameSpan);
    return '';
  },
};

/** Writes the chapters of a course. */
export function writeChapters(chapters: readonly Environment[], page: WrittenPage): Markup {
  const paths = new Set<string>();
  return chapters.map(({ options: [option], nodes, nameSpan, span }) => {
    const heading = titleIn(nodes, page);
    if (heading === undefined) page.report('missing-part', nameSpan, { name: 'chapter', part: '\\title' });
    const hasEntries = nodes.some((node) => isEntry(node));
    if (!hasEntries) page.report('empty-chapter', nameSpan);
    const entries = nodes.flatMap((node): Markup => {
      if (!isEntry(node)) return [];
      return node.kind === 'environment' ? writeWorksheet(node, paths, page) : writeReading(node, paths, page);
    });
    const kind = optionIn(option, chapterKinds, page) ?? 'regular';
    return element('chapter', { kind, at: page.at(span) }, [element('headline', {}, heading ?? ''), entries]);
  });
}

function isEntry(node: Node): node is Command | Environment {
  if (node.kind === 'environment') return node.name === 'worksheet';
  return node.kind === 'command' && (node.name === 'lecture' || node.name === 'annex');
}

function writeReading(command: Command, paths: Set<string>, page: WrittenPage): Markup {
  const kind = command.name === 'annex' ? 'annex' : 'lecture';
  const role = roleIn(command.options[0], page) ?? usualRoles[kind];
  const found = targetOf(command.arguments[0], paths, page);
  return found === undefined ? '' : element('entry', { kind, role, ...found });
}

function writeWorksheet(worksheet: Environment, paths: Set<string>, page: WrittenPage): Markup {
  const { options, nodes, nameSpan, span } = worksheet;
  const role = roleIn(options[0], page) ?? usualRoles.worksheet;
  const heading = titleIn(nodes, page);
  const problems = commandsOf('problem', nodes);
  if (problems.length === 0) page.report('missing-part', nameSpan, { name: 'worksheet', part: '\\problem' });
  return element('entry', { kind: 'worksheet', role, at: page.at(span) }, [
    heading === undefined ? '' : element('headline', {}, heading),
    problems.map((problem) => {
      const found = targetOf(problem.arguments[0], paths, page);
      return found === undefined ? '' : element('problem', found);
    }),
  ]);
}

function titleIn(nodes: readonly Node[], page: WrittenPage): Markup | undefined {
  const found = argumentOf('title', nodes);
  return found && page.line(found.nodes);
}

/** A path for the first time; the second time it is reported and left out, because the work on it is counted once. */
function targetOf(written: Argument | undefined, paths: Set<string>, page: WrittenPage) {
  const path = written && placeIn(withoutEnding(written), page);
  if (written === undefined || path === undefined) return undefined;
  const { span } = trimmed(written);
  if (paths.has(path)) {
    page.report('twice-in-course', span, { path });
    return undefined;
  }
  paths.add(path);
  return { path, at: page.at(span) };
}

/** A role by its name or its number; anything else is reported. */
function roleIn(option: SourceText | undefined, page: WrittenPage): CourseRole | undefined {
  if (option === undefined) return undefined;
  const { text, span } = trimmed(option);
  const role = courseRoles.find((name, number) => name === text || String(number) === text);
  if (role === undefined) {
    const suggestion = page.suggestionFor(text, courseRoles);
    const fix = suggestion === undefined ? [] : [{ span, text: suggestion }];
    page.report(
      'unknown-role',
      span.from === span.to ? option.span : span,
      { text, known: courseRoles.join(', ') },
      fix,
    );
  }
  return role;
}
