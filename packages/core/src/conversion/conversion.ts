import type { Document, InvalidXml } from '../document/index.ts';
import type { Finding } from '../source/index.ts';
import { keepEqual } from '../store/index.ts';
import type { ConversionFailure } from './ports.ts';

/** A page made from a source. A page with errors is shown only as long as there was none without. */
export interface ShownPage {
  readonly document: Document;
  /** Whether it was made from a source without errors. */
  readonly sound: boolean;
}

/** A source being written, and the page that follows it. */
export interface Conversion {
  /** What the author has typed. */
  readonly source: string;
  /** The source that `findings` and `failure` speak of: the one converted last. */
  readonly converted: string;
  readonly findings: readonly Finding[];
  readonly failure: ConversionFailure | InvalidXml | undefined;
  readonly page: ShownPage | undefined;
  /** Whether the page belongs to the source converted last, or is the last one that was good. */
  readonly pageIsCurrent: boolean;
  /** Whether an answer is still to come. */
  readonly running: boolean;
}

/** Before anything was converted. */
export function unconverted(source: string): Conversion {
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

/** The author goes on writing. */
export function write(conversion: Conversion, source: string): Conversion {
  return { ...conversion, source, running: true };
}

/**
 * A source was converted: its page replaces the former one, unless it has errors and the former one has none. What of the
 * page has not changed stays the same, so that a key in a long source is a small change of the page.
 */
export function receive(
  conversion: Conversion,
  converted: string,
  document: Document,
  findings: readonly Finding[],
): Conversion {
  const sound = findings.every(({ severity }) => severity !== 'error');
  const replaces = sound || conversion.page?.sound !== true;
  return {
    ...conversion,
    converted,
    findings,
    failure: undefined,
    page: replaces ? keepEqual(conversion.page, { document, sound }) : conversion.page,
    pageIsCurrent: replaces,
    running: conversion.source !== converted,
  };
}

/** There is no page for a source, because nobody answered or the answer is no document: the former page stays. */
export function miss(conversion: Conversion, converted: string, failure: ConversionFailure | InvalidXml): Conversion {
  return {
    ...conversion,
    converted,
    findings: [],
    failure,
    pageIsCurrent: false,
    running: conversion.source !== converted,
  };
}
