import type { Remark } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';

/** The sentence for a remark on an answer. */
export function useRemarkText(): (remark: Remark) => string {
  const { t, language } = useTexts('quickcheck');
  return (remark) => {
    switch (remark.kind) {
      case 'otherUnit':
      case 'wrongNumberOfFigures':
      case 'tooFewFigures':
        return t(`remarks.${remark.kind}`, { asked: String(remark.asked) });
      case 'notRounded':
      case 'notTruncated':
      case 'tooFewDecimals': {
        const { kind, asked, unit } = remark;
        const text = t(`remarks.${kind}`, { asked: String(asked) });
        return unit === undefined ? text : [text, t('remarks.inUnit', { unit })].join(language === 'zh' ? '' : ' ');
      }
      case 'codeFailed': {
        const { message, line } = remark;
        return line === undefined
          ? t('remarks.codeFailed', { message })
          : t('remarks.codeFailedAt', { message, line: String(line) });
      }
      case 'codeUnfit': {
        const { unlike, of } = remark;
        if (unlike === undefined) return t('remarks.codeUnfit.other');
        const [found, needed] = [t(`valueKinds.${unlike.found}`), t(`valueKinds.${unlike.needed}`)];
        return of === undefined
          ? t('remarks.codeUnfit.program', { found, needed })
          : t('remarks.codeUnfit.function', { name: of, found, needed });
      }
      case 'codeValue':
        return t(`remarks.codeValue.${remark.value}`);
      case 'notAllowed':
        return t('remarks.notAllowed', { found: remark.found });
      case 'wrongSize':
        return t('remarks.wrongSize', { rows: String(remark.rows), columns: String(remark.columns) });
      case 'twoReadings':
        return t('remarks.twoReadings', { one: remark.one, other: remark.other });
      case 'smallerDomain':
        return t('remarks.smallerDomain', { missingAt: remark.missingAt });
      case 'twoValues':
        return t('remarks.twoValues', { at: remark.at });
      default:
        return t(`remarks.${remark.kind}`);
    }
  };
}
