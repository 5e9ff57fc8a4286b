import type { Node } from '../../syntax/index.ts';
import { element } from '../../xml/index.ts';
import type { BlockEnvironment, Page } from '../page.ts';
import { argumentOf, numberIn } from '../parts.ts';
import { splitAt } from '../split.ts';

const cellCommands = {
  colspan: { arguments: ['raw'] },
  multicolumn: { arguments: ['raw', 'raw', 'text'] },
  hline: {},
} as const;

const parts = ['head', 'body', 'foot'];

/** `\begin{table}[\cellaligns{lcr}] \head a & b \\ \body 1 & 2 \end{table}`. */
export const table: BlockEnvironment = {
  syntax: {
    content: 'text',
    options: ['text'],
    optionCommands: { cellaligns: { arguments: ['raw'] } },
    commands: { ...cellCommands, head: {}, body: {}, foot: {} },
  },
  write: ({ options: [option], nodes, span }, page) => {
    const hasParts = nodes.some((node) => node.kind === 'command' && parts.includes(node.name));
    const rows = hasParts
      ? splitAt(parts, nodes, page).map((part) => writeRows(part.nodes, part.command.name === 'head', page))
      : [writeRows(nodes, false, page)];
    const align = alignment(argumentOf('cellaligns', option?.nodes ?? [])?.text);
    return element('table', { align, at: page.at(span) }, rows.join(''));
  },
};

/** `\begin{tabular}{lcr} … \end{tabular}`: a table without a head. */
export const tabular: BlockEnvironment = {
  syntax: { content: 'text', options: ['raw'], arguments: ['raw'], commands: cellCommands },
  write: ({ arguments: [columns], nodes, span }, page) =>
    element('table', { align: alignment(columns?.text), at: page.at(span) }, writeRows(nodes, false, page)),
};

/** The letters of alignment; lines between columns and the like are left out. */
function alignment(typed: string | undefined): string | undefined {
  return typed?.replace(/[^lcr]/g, '') || undefined;
}

function writeRows(nodes: readonly Node[], isHead: boolean, page: Page): string {
  const rows = split(nodes, (node) => node.kind === 'command' && node.name === '\\');
  const last = rows.at(-1) ?? [];
  const written = isBlank(last) ? rows.slice(0, -1) : rows;
  return written.map((row) => writeRow(row, isHead, page)).join('');
}

function writeRow(nodes: readonly Node[], isHead: boolean, page: Page): string {
  const cells = split(nodes, (node) => node.kind === 'cellEnd').map((cell) => writeCell(cell, page));
  return element('row', { head: isHead ? 'true' : undefined }, cells.join(''));
}

function writeCell(nodes: readonly Node[], page: Page): string {
  const merged = nodes.find((node) => node.kind === 'command' && node.name === 'multicolumn');
  const call = merged?.kind === 'command' ? merged : undefined;
  const columns = numberIn(argumentOf('colspan', nodes) ?? call?.arguments[0], 1, page);
  const content = page.line(call?.arguments[2]?.nodes ?? nodes);
  return element('cell', { columns }, content);
}

function split(nodes: readonly Node[], isEnd: (node: Node) => boolean): readonly (readonly Node[])[] {
  const pieces: Node[][] = [[]];
  for (const node of nodes) {
    if (isEnd(node)) pieces.push([]);
    else pieces.at(-1)?.push(node);
  }
  return pieces;
}

function isBlank(nodes: readonly Node[]): boolean {
  return nodes.every(
    (node) =>
      node.kind === 'paragraphBreak' ||
      (node.kind === 'text' && node.text.trim() === '') ||
      (node.kind === 'command' && node.name === 'hline'),
  );
}
