import { element, type Markup } from '@lemma/core/document';
import type { Environment, EnvironmentSyntax } from '../syntax/index.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { commandsOf } from './parts.ts';

/** `\begin{tiles} \tile{cos} \tile[s]{sin} \end{tiles}`: the tiles for drag and drop; numbered unless named. */
export const tilesSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: { tile: { options: ['raw'], arguments: ['text'] } },
};

/** The ids of the tiles in some environments, in order. */
export function tileIds(environments: readonly Environment[]): readonly string[] {
  const tiles = environments.flatMap(({ nodes }) => commandsOf('tile', nodes));
  return tiles.map(({ options: [id] }, index) => id?.text.trim() || String(index + 1));
}

/** Writes the tiles of a question. */
export function writeTiles(environments: readonly Environment[], page: WrittenPage): Markup {
  const ids = tileIds(environments);
  const tiles = environments.flatMap(({ nodes }) => commandsOf('tile', nodes));
  return tiles.map(({ options: [given], arguments: [content], span }, index) => {
    const id = ids[index] ?? '';
    if (given !== undefined && ids.indexOf(id) < index) page.report('duplicate-id', trimmed(given).span, { id });
    return element('tile', { id, at: page.at(span) }, page.line(content?.nodes ?? []));
  });
}
