import type { Finding, Span } from '@lemma/core/source';
import type { FindingList } from './report.ts';

/** A text derived from the author's source. */
interface MadeText {
  readonly origin: (span: Span) => Span;
  readonly isKept: (span: Span) => boolean;
  /** Additional data of a finding at an offset: the file it came from. */
  readonly placeIn: (at: number) => Finding['data'] | undefined;
}

/** The list for findings in a text derived from the source: their spans are mapped back to the source. */
export function listThrough(list: FindingList, made: MadeText): FindingList {
  return {
    findings: list.findings,
    add: ({ fix, ...finding }) => {
      const data = { ...finding.data, ...made.placeIn(finding.span.from) };
      const isSure = fix !== undefined && made.isKept(fix.span);
      const placed = isSure && { fix: { ...fix, span: made.origin(fix.span) } };
      list.add({ ...finding, data, span: made.origin(finding.span), ...placed });
    },
    reportFrom: (origin, isKept = () => true) => {
      const report = list.reportFrom(
        (span) => made.origin(origin(span)),
        (span) => isKept(span) && made.isKept(origin(span)),
      );
      return (code, span, data = {}, fix = []) => {
        report(code, span, { ...data, ...made.placeIn(origin(span).from) }, fix);
      };
    },
  };
}
