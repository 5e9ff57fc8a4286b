import { readDocument, type InvalidXml } from '../document/index.ts';
import type { Finding } from '../source/index.ts';
import { succeed, type Result } from '../store/index.ts';
import type { ConvertedSource } from './ports.ts';

/** What a converter has answered that answers with XML: a server, or nobody where the source is XML. */
export function convertedFrom(xml: string, findings: readonly Finding[]): Result<ConvertedSource, InvalidXml> {
  const document = readDocument(xml);
  return document.ok ? succeed({ document: document.value, findings }) : document;
}
