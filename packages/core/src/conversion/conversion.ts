import { markBroken, type Document } from '../document/index.ts';
import type { Finding } from '../source/index.ts';
import { keepEqual } from '../store/index.ts';
import type { ConversionFailure, ConvertedSource } from './ports.ts';

/** A page made from a source. */
export interface ShownPage {
  /** What could be read; the rest is marked in place. */
  readonly document: Document;
  /** Whether the source had no errors. */
  readonly sound: boolean;
}

/** A source being written and the page made from it. */
export interface ConversionState {
  /** What the author has typed. */
  readonly source: string;
  /** The last converted source, which `findings` and `failure` refer to. */
  readonly converted: string;
  readonly findings: readonly Finding[];
  readonly failure: ConversionFailure | undefined;
  readonly page: ShownPage | undefined;
  /** Whether the page was made from the last converted source; an older page stays if that source yielded none. */
  readonly pageIsCurrent: boolean;
  /** Whether an answer is pending. */
  readonly running: boolean;
}

/** The state before the first conversion. */
export function unconverted(source: string): ConversionState {
  return {
    source,
    converted: '',
    findings: [],
    failure: undefined,
    page: undefined,
    pageIsCurrent: false,
    running: true,
  };
}

/** The author has edited the source. */
export function write(conversion: ConversionState, source: string): ConversionState {
  return { ...conversion, source, running: true };
}

/**
 * A source has been converted: its page replaces the previous one. Errors are marked in place, except those a figure
 * reports itself (`figureFindings`). Unchanged parts of the page keep their identity, so that a keystroke in a long
 * source causes only a small update.
 */
export function receive(
  conversion: ConversionState,
  converted: string,
  { document, findings }: ConvertedSource,
  figureFindings: readonly Finding[],
): ConversionState {
  const all = [...findings, ...figureFindings];
  const sound = all.every(({ severity }) => severity !== 'error');
  return {
    ...conversion,
    converted,
    findings: all,
    failure: undefined,
    page: keepEqual(conversion.page, { document: markBroken(document, findings), sound }),
    pageIsCurrent: true,
    running: conversion.source !== converted,
  };
}

/** Drawing the values of seeds has shown more about a source; what is known already is not said twice. */
export function learn(conversion: ConversionState, about: string, found: readonly Finding[]): ConversionState {
  if (conversion.converted !== about || conversion.failure !== undefined) return conversion;
  const known = new Set(conversion.findings.map(keyOf));
  const added = found.filter((finding) => !known.has(keyOf(finding)));
  if (added.length === 0) return conversion;
  const findings = [...conversion.findings, ...added];
  const { page } = conversion;
  const sound = findings.every(({ severity }) => severity !== 'error');
  return { ...conversion, findings, page: page && { ...page, sound } };
}

function keyOf({ code, span }: Finding): string {
  return JSON.stringify([code, span.from, span.to]);
}

/** No page could be made, because nobody answered or the answer is not a document: the previous page stays. */
export function miss(conversion: ConversionState, converted: string, failure: ConversionFailure): ConversionState {
  return {
    ...conversion,
    converted,
    findings: [],
    failure,
    pageIsCurrent: false,
    running: conversion.source !== converted,
  };
}
