import { fail, succeed, type Result } from '../store/index.ts';
import type { Block } from './block.ts';
import type { Document } from './document.ts';
import { readElement, readingOf, type ReadOptions } from './document-in.ts';
import type { Formula, Inline } from './inline.ts';
import type { InvalidXml } from './invalid-xml.ts';
import { readFormula } from './read-formula.ts';
import { readXml } from './xml.ts';
import { childOf } from './xml-element.ts';

/** Reads a document from XML (docs/document-format.md). */
export function readDocument(xml: string, options: ReadOptions = {}): Result<Document, InvalidXml> {
  const read = readXml(xml);
  if (!read.ok) return read;
  const element = childOf(read.value, 'document');
  return element === undefined ? unexpected('not a document') : succeed(readElement(element, options));
}

/** Reads the blocks of an XML fragment: the content of `content`, without a document element. */
export function readBlocks(xml: string, options: ReadOptions = {}): Result<readonly Block[], InvalidXml> {
  const read = readXml(xml, { fragment: true });
  return read.ok ? succeed(readingOf(options).blocks(read.value)) : read;
}

/** Reads the line of text of an XML fragment. */
export function readInline(xml: string, options: ReadOptions = {}): Result<readonly Inline[], InvalidXml> {
  const read = readXml(xml, { fragment: true });
  return read.ok ? succeed(readingOf(options).inline(read.value)) : read;
}

/** Reads the formula of a MathML text: one `math` element. */
export function readMathml(mathml: string): Result<Formula, InvalidXml> {
  const read = readXml(mathml);
  if (!read.ok) return read;
  const element = childOf(read.value, 'math');
  return element === undefined ? unexpected('not a formula') : succeed(readFormula(element));
}

function unexpected(detail: string): Result<never, InvalidXml> {
  return fail({ kind: 'invalidXml', reason: 'malformed', position: { line: 1, column: 1 }, detail });
}
