import type { ConversionCode, Edit, Finding, Span } from '@lemma/core/source';
import { catalogue } from './catalogue.ts';

/**
 * Reports a finding; `data` fills the placeholders of its text. `fix` are the changes that together remove it, if the
 * intention is obvious.
 */
export type Report = (code: ConversionCode, span: Span, data?: Finding['data'], fix?: readonly Edit[]) => void;

/** Nobody reads more findings than this: the rest is only counted. */
const mostFindings = 1000;

/** The findings of one conversion. */
export interface FindingList {
  readonly findings: readonly Finding[];
  /** A report for spans in a rewritten text; `origin` maps them back to the author's source. */
  reportFrom(origin: (span: Span) => Span, isKept?: (span: Span) => boolean): Report;
  /** Adds a finding made elsewhere; its span already refers to the source. */
  add(finding: Finding): void;
}

/** An empty list for findings of a source. */
export function findingList(source: string): FindingList {
  const findings: Finding[] = [];
  // The global part of a problem is read once per question: a mistake in it is still one mistake.
  const known = new Set<string>();
  const add = (finding: Finding) => {
    if (findings.length > mostFindings) return;
    const key = JSON.stringify([finding.code, finding.span, finding.data]);
    if (known.has(key)) return;
    known.add(key);
    if (findings.length < mostFindings) findings.push(finding);
    else {
      findings.push({
        code: 'too-many-findings',
        severity: 'error',
        span: finding.span,
        data: { limit: mostFindings },
      });
    }
  };
  return {
    findings,
    add,
    reportFrom: (origin, isKept = () => true) => {
      return (code, span, data = {}, edits = []) => {
        const isSure = edits.length > 0 && edits.every((edit) => isKept(edit.span));
        const fix = isSure
          ? oneEdit(
              source,
              edits.map((edit) => ({ ...edit, span: origin(edit.span) })),
            )
          : undefined;
        add({ code, severity: catalogue[code].severity, span: origin(span), data, ...(fix && { fix }) });
      };
    },
  };
}

/** Several changes merged into one that covers all of them; undefined if they touch each other. */
function oneEdit(source: string, edits: readonly Edit[]): Edit | undefined {
  const sorted = [...edits].sort((left, right) => left.span.from - right.span.from);
  const from = sorted[0]?.span.from ?? 0;
  let to = from;
  let text = '';
  for (const edit of sorted) {
    if (edit.span.from < to) return undefined;
    text += source.slice(to, edit.span.from) + edit.text;
    to = edit.span.to;
  }
  return { span: { from, to }, text };
}
