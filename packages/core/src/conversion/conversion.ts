import { markBroken, type Document } from '../document/index.ts';
import type { Finding } from '../source/index.ts';
import { keepEqual } from '../store/index.ts';
import type { ConversionFailure, ConvertedSource } from './ports.ts';

/** A page made from a source. */
export interface ShownPage {
  /** What could be read; what could not is marked in its place. */
  readonly document: Document;
  /** Whether it was made from a source without errors. */
  readonly sound: boolean;
}

/** A source being written, and the page that follows it. */
export interface ConversionState {
  /** What the author has typed. */
  readonly source: string;
  /** The source that `findings` and `failure` speak of: the one converted last. */
  readonly converted: string;
  readonly findings: readonly Finding[];
  readonly failure: ConversionFailure | undefined;
  readonly page: ShownPage | undefined;
  /** Whether the page belongs to the source converted last; an older one stays where that one has become none. */
  readonly pageIsCurrent: boolean;
  /** Whether an answer is still to come. */
  readonly running: boolean;
}

/** Before anything was converted. */
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

/** The author goes on writing. */
export function write(conversion: ConversionState, source: string): ConversionState {
  return { ...conversion, source, running: true };
}

/**
 * A source was converted: its page replaces the former one. Errors of the source are marked in their places; those that a figure
 * has by itself (`figureFindings`) are told by the figure. What of the page has not changed stays the same, so that a key in a
 * long source is a small change of the page.
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

/** There is no page for a source, because nobody answered or the answer is no document: the former page stays. */
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
