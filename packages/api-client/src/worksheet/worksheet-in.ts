import { languages } from '@lemma/core/language';
import type { Worksheet } from '@lemma/core/worksheet';
import type { WireWorksheet } from '../wire/index.ts';
import { fromWire } from '../workflow/index.ts';

/** A worksheet in the terms of the core. On the wire a document appears once per language; the weights of the configuration count. */
export function worksheetIn({
  id,
  templateId,
  title,
  documents,
  configuration,
  deadline,
  progress,
}: WireWorksheet): Worksheet {
  const { correction, createdDate, weightedDocuments } = configuration;
  return {
    id,
    templateId,
    title,
    languages: languages.filter((language) => title[language] !== undefined),
    problems: weightedDocuments.map(({ path, weight }) => ({
      path,
      weight,
      names: Object.fromEntries(
        documents.filter((document) => document.path === path).map(({ language, name }) => [language, name]),
      ),
    })),
    correction: correction && fromWire(correction),
    createdDate,
    ...(deadline && { deadline }),
    ...(progress && {
      progress: new Map(
        progress.map(({ path, changed: isChanged, late: isLate, ...rest }) => [path, { ...rest, isChanged, isLate }]),
      ),
    }),
  };
}
