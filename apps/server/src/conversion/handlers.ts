import { refusalIds, type PlacedFinding } from '@lemma/api-client/wire';
import { withoutAnnotations } from '@lemma/core/document';
import { failureData, parseExpression, printMathml } from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import { holds } from '@lemma/core/session';
import { plainMessage, positionAt, positionsIn, type Finding } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import { wordsOf } from '../document/index.ts';
import { refuse, refuseJob, type Handlers, type Refused } from '../http/index.ts';
import type { ConversionJob, Convert, Converted } from './convert.ts';

type ConversionCall = 'convertDocument' | 'convertFragments' | 'convertExpression' | 'previewDocument';

/**
 * Answers the conversion calls, which need no database. Only those who edit a document of the content see the files
 * around it.
 */
export function conversionHandlers(convert: Convert, contentFolder?: string): Pick<Handlers, ConversionCall> {
  return {
    async convertDocument({ texCode, lang }, _caller, name) {
      const converted = await convertOne(name, texCode, lang);
      if (!converted.ok) return converted;
      const { xml, findings } = converted.value;
      return succeed({ convertedTex: xml, findings: placed(findings, texCode) });
    },

    async convertFragments({ texCodes, lang }, _caller, name) {
      const converted = await convert({ as: 'fragment', sources: texCodes, language: lang }, name);
      if (!converted.ok) return refuseJob(converted.failure, tooCostly);
      for (const [fragment, { findings }] of converted.value.entries()) {
        const error = findings.find(isError);
        if (!error) continue;
        const { line } = positionAt(texCodes[fragment] ?? '', error.span.from);
        const message = `Fragment ${fragment + 1} cannot be converted: ${plainMessage(error)}.`;
        return refuse(422, refusalIds.invalidFragment, message, { fragment, line });
      }
      return succeed({ convertedTexCodes: converted.value.map(({ xml }) => xml) });
    },

    convertExpression({ locale, expression }) {
      if (expression.trim() === '') return Promise.resolve(succeed(''));
      const decimalComma = writesDecimalComma(locale);
      const parsed = parseExpression(expression, { decimalComma });
      if (parsed.ok) return Promise.resolve(succeed(printMathml(parsed.value, { decimalComma })));
      const { kind, span } = parsed.failure;
      const place = { ...span, data: failureData(parsed.failure, expression) };
      const message = `The expression cannot be read: ${kind} at character ${span.from + 1}.`;
      return Promise.resolve(refuse(422, refusalIds.invalidExpression, message, { place }));
    },

    async previewDocument({ path, texCode, lang, withErrors = false }, caller, name) {
      const around = { place: path, ...(contentFolder !== undefined && { folder: contentFolder }) };
      const converted = await convertOne(name, texCode, lang, around);
      if (!converted.ok) return converted;
      const { xml, findings } = converted.value;
      const error = findings.find(isError);
      if (error && !withErrors) {
        const { line } = positionAt(texCode, error.span.from);
        return refuse(422, refusalIds.notConvertable, wordsOf(error), { line });
      }
      // The inserted source is in files of other authors.
      const shown = holds(caller, 'view-annotations') ? succeed(xml) : withoutAnnotations(xml);
      if (!shown.ok) return unreadable();
      return succeed({ convertedTex: shown.value, ...(withErrors && { findings: placed(findings, texCode) }) });
    },
  };

  async function convertOne(
    name: string,
    texCode: string,
    language: Language,
    around?: ConversionJob['around'],
  ): Promise<Result<Converted, Refused>> {
    const job = { as: 'document', sources: [texCode], language, ...(around && { around }) } as const;
    const converted = await convert(job, name);
    if (!converted.ok) return refuseJob(converted.failure, tooCostly);
    const [document] = converted.value;
    return document ? succeed(document) : unreadable();
  }
}

const tooCostly = {
  id: refusalIds.notConvertable,
  message: 'The conversion was given up: it takes too long or too much memory.',
};

function unreadable(): Result<never, Refused> {
  return refuse(422, refusalIds.notConvertable, 'What has become of the source cannot be read.');
}

function placed(findings: readonly Finding[], source: string): PlacedFinding[] {
  const positionAt = positionsIn(source);
  return findings.map(({ code, severity, span, data, fix }) => ({
    code,
    severity,
    from: span.from,
    to: span.to,
    ...positionAt(span.from),
    data,
    ...(fix && { fix: { ...fix.span, text: fix.text } }),
  }));
}

function isError(finding: Finding): boolean {
  return finding.severity === 'error';
}
