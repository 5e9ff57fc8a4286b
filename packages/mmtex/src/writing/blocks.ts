import { element, isEmpty, type Attributes, type Markup } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { trimmedIn } from '../preparation/index.ts';
import type { Node } from '../syntax/index.ts';
import { blockCommands } from './block-commands.ts';
import { writeEquation } from './formula.ts';
import { headingOf, openHeading, type Heading } from './headings.ts';
import type { BlockEnvironment, WrittenPage } from './page.ts';

/** Writes paragraphs, headings with their contents, and every other block. */
export function writeBlocks(
  nodes: readonly Node[],
  page: WrittenPage,
  environments: ReadonlyMap<string, BlockEnvironment>,
): Markup {
  const writing = new BlockWriting(page, environments);
  for (const node of nodes) writing.add(node);
  return writing.finish();
}

/** A section that has not ended yet. */
interface OpenSection {
  readonly heading: Heading;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly content: Markup[];
}

class BlockWriting {
  readonly #page: WrittenPage;
  readonly #environments: ReadonlyMap<string, BlockEnvironment>;
  readonly #content: Markup[] = [];
  /** The enclosing sections, innermost last. */
  readonly #sections: OpenSection[] = [];
  #line: Node[] = [];
  /** A heading that may still get anchors. */
  #heading: Heading | undefined;
  #end = 0;

  constructor(page: WrittenPage, environments: ReadonlyMap<string, BlockEnvironment>) {
    this.#page = page;
    this.#environments = environments;
  }

  add(node: Node): void {
    const heading = node.kind === 'command' ? headingOf(node) : undefined;
    if (heading !== undefined) {
      this.#endParagraph();
      this.#endSections(heading.level);
      this.#heading = heading;
    } else if (this.#heading !== undefined && !belongsToHeadline(node)) {
      this.#openSection();
      this.#addInside(node);
    } else {
      this.#addInside(node);
    }
    this.#end = node.span.to;
  }

  finish(): Markup {
    this.#endParagraph();
    this.#endSections(1);
    return this.#content;
  }

  #addInside(node: Node): void {
    const command = node.kind === 'command' ? blockCommands.get(node.name) : undefined;
    if (command !== undefined && node.kind === 'command') {
      if (!command.isBeside) this.#endParagraph();
      this.#write(command.write(node, this.#page));
    } else if (node.kind === 'paragraphBreak') {
      this.#endParagraph();
    } else if (node.kind === 'environment') {
      this.#endParagraph();
      const known = this.#environments.get(node.name);
      const page = this.#page;
      this.#write(
        known === undefined ? page.blocks(node.nodes) : page.names.insideUnnamed(() => known.write(node, page)),
      );
    } else if (node.kind === 'formula' && node.display) {
      this.#endParagraph();
      this.#write(writeEquation(node, this.#page));
    } else {
      this.#line.push(node);
    }
  }

  #write(markup: Markup): void {
    (this.#sections.at(-1)?.content ?? this.#content).push(markup);
  }

  #endParagraph(): void {
    if (this.#heading !== undefined) this.#openSection();
    const line = this.#line;
    this.#line = [];
    const content = this.#page.line(line);
    if (!isEmpty(content)) this.#write(element('p', { at: this.#page.at(placeOf(line, this.#page.text)) }, content));
  }

  #openSection(): void {
    const heading = this.#heading;
    if (heading === undefined) return;
    const anchors = this.#line.filter((node) => node.kind === 'command');
    this.#heading = undefined;
    this.#line = [];
    const { tag, attributes, headline } = openHeading(heading, anchors, this.#page);
    this.#sections.push({ heading, tag, attributes, content: [headline] });
  }

  /** Ends the sections at or below a level. */
  #endSections(level: Heading['level']): void {
    for (
      let top = this.#sections.at(-1);
      top !== undefined && top.heading.level >= level;
      top = this.#sections.at(-1)
    ) {
      this.#sections.pop();
      const span = { from: top.heading.command.span.from, to: this.#end };
      this.#write(element(top.tag, { ...top.attributes, at: this.#page.at(span) }, top.content));
    }
  }
}

/** A `\label` directly after a heading is an anchor of its headline. */
function belongsToHeadline(node: Node): boolean {
  if (node.kind === 'text') return node.text.trim() === '';
  return node.kind === 'command' && node.name === 'label';
}

/** From the first to the last non-blank character of a line. */
function placeOf(line: readonly Node[], text: string): Span {
  const from = line[0]?.span.from ?? 0;
  const to = line.at(-1)?.span.to ?? from;
  return trimmedIn(text, { from, to }).span;
}
