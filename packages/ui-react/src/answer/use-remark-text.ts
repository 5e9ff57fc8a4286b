import type { Remark } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';

/** The sentence for a remark on an answer. */
export function useRemarkText(): (remark: Remark) => string {
  const { t } = useTexts('quickcheck');
  return (remark) => {
    switch (remark.kind) {
      case 'otherUnit':
      case 'wrongNumberOfFigures':
        return t(`remarks.${remark.kind}`, { asked: String(remark.asked) });
      case 'codeFailed': {
        const { message, line } = remark;
        return line === undefined
          ? t('remarks.codeFailed', { message })
          : t('remarks.codeFailedAt', { message, line: String(line) });
      }
      case 'twoReadings':
        return t('remarks.twoReadings', { one: remark.one, other: remark.other });
      case 'smallerDomain':
        return t('remarks.smallerDomain', { missingAt: remark.missingAt });
      default:
        return t(`remarks.${remark.kind}`);
    }
  };
}
