import type { Language } from '@lemma/core/language';
import type { LabelingName, LabelingProblem } from '@lemma/core/taxonomy';
import { languageTitle, type Translate } from '../language/index.ts';

/** What is wrong, in words. */
export function problemInWords(problem: LabelingProblem, t: Translate<'taxonomy'>, reader: Language): string {
  switch (problem.kind) {
    case 'taxonomyError':
    case 'tooLarge':
    case 'tooDeep':
      return t(`problems.${problem.kind}`);
    case 'wrongShape':
      return t(`problems.wrongShape.${problem.wanted}`);
    case 'unknownField':
    case 'duplicateName':
    case 'unknownObjective':
      return t(`problems.${problem.kind}`, { name: problem.name });
    case 'keyMissing':
      return t('problems.keyMissing', { name: problem.name, language: languageTitle(problem.language, reader) });
  }
}

/** The name of a file of the taxonomy. */
export function fileName(name: LabelingName, t: Translate<'taxonomy'>, reader: Language): string {
  return name === 'taxonomy' ? t('file') : t('labelsOf', { language: languageTitle(name, reader) });
}
