import { refusalIds, type PlacedFinding } from '@lemma/api-client/wire';
import { parseExpression, printMathml } from '@lemma/core/expression';
import { writesDecimalComma } from '@lemma/core/language';
import { positionAt, type Finding } from '@lemma/core/source';
import { succeed } from '@lemma/core/store';
import { convertDocument, convertFragment } from '@lemma/mmtex';
import { refuse, type Handlers } from '../http/index.ts';

type ConversionCall = 'convertDocument' | 'convertFragments' | 'convertExpression' | 'previewDocument';

/** Answers the calls that convert: they need no database. */
export const conversionHandlers: Pick<Handlers, ConversionCall> = {
  convertDocument({ texCode, lang }) {
    const { xml, findings } = convertDocument(texCode, lang);
    return Promise.resolve(succeed({ convertedTex: xml, findings: placed(findings, texCode) }));
  },

  convertFragments({ texCodes, lang }) {
    const conversions = texCodes.map((texCode) => ({ texCode, ...convertFragment(texCode, lang) }));
    for (const [fragment, { findings, texCode }] of conversions.entries()) {
      const error = findings.find(isError);
      if (!error) continue;
      const { line } = positionAt(texCode, error.span.from);
      const message = `Fragment ${fragment + 1} cannot be converted: ${messageOf(error)}.`;
      return Promise.resolve(refuse(422, refusalIds.invalidFragment, message, { fragment, line }));
    }
    return Promise.resolve(succeed({ convertedTexCodes: conversions.map(({ xml }) => xml) }));
  },

  convertExpression({ locale, expression }) {
    if (expression.trim() === '') return Promise.resolve(succeed(''));
    const decimalComma = writesDecimalComma(locale);
    const parsed = parseExpression(expression, { decimalComma });
    if (parsed.ok) return Promise.resolve(succeed(printMathml(parsed.value, { decimalComma })));
    const { kind, span } = parsed.failure;
    const message = `The expression cannot be read: ${kind} at character ${span.from + 1}.`;
    return Promise.resolve(refuse(422, refusalIds.invalidExpression, message));
  },

  previewDocument({ texCode, lang }) {
    const { xml, findings } = convertDocument(texCode, lang);
    const error = findings.find(isError);
    if (!error) return Promise.resolve(succeed({ convertedTex: xml }));
    const { line } = positionAt(texCode, error.span.from);
    return Promise.resolve(refuse(422, refusalIds.notConvertable, messageOf(error), { line }));
  },
};

function placed(findings: readonly Finding[], source: string): PlacedFinding[] {
  return findings.map(({ code, severity, span, data }) => ({
    code,
    severity,
    from: span.from,
    to: span.to,
    ...positionAt(source, span.from),
    data,
  }));
}

function isError(finding: Finding): boolean {
  return finding.severity === 'error';
}

/** A finding as one English line: its code and what fills its text. */
function messageOf({ code, data }: Finding): string {
  const details = Object.values(data).join(', ');
  return details === '' ? code : `${code} (${details})`;
}
