import type { Finding, Span } from '@lemma/core/source';
import { catalogue, type FindingCode } from './catalogue.ts';

/** Notes one finding; `data` fills the placeholders of its text. */
export type Report = (code: FindingCode, span: Span, data?: Finding['data']) => void;

/** More findings than this help nobody: the rest is counted as one. */
const mostFindings = 1000;

/** The findings of one conversion. */
export interface FindingList {
  readonly findings: readonly Finding[];
  /** A report whose spans are places in a rewritten text; `origin` leads back to the author's source. */
  reportFrom(origin: (span: Span) => Span): Report;
  /** Takes over a finding that another part made; its span is a place in the source already. */
  add(finding: Finding): void;
}

export function findingList(): FindingList {
  const findings: Finding[] = [];
  const add = (finding: Finding) => {
    if (findings.length < mostFindings) findings.push(finding);
    else if (findings.length === mostFindings) {
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
    reportFrom: (origin) => {
      return (code, span, data = {}) => {
        add({ code, severity: catalogue[code].severity, span: origin(span), data });
      };
    },
  };
}
