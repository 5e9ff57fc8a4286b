import { chakra } from '@chakra-ui/react';
import { withInputs } from '@lemma/core/code-cell';
import type { CodeCell } from '@lemma/core/document';
import { useTexts } from '../language/index.ts';

/** Code with its editable places, wherever it stands. */
export type EditableCode = Pick<CodeCell, 'language' | 'text' | 'editableRanges'>;

/** The code until its editor has loaded. */
export function CodeAsText({ cell, inputs }: { readonly cell: EditableCode; readonly inputs: readonly string[] }) {
  return (
    <chakra.div fontFamily="mono" fontSize="sm" whiteSpace="pre" overflow="auto" maxHeight="50vh" px="4" py="3">
      {withInputs(cell, inputs).text}
    </chakra.div>
  );
}

/** Describes the editable places to screen readers. */
export function Places({ cell: { editableRanges } }: { readonly cell: EditableCode }) {
  const { t } = useTexts('code-cell');
  if (editableRanges.length === 0) return null;
  const places = editableRanges.map(({ start: { line }, label }) =>
    label === undefined ? t('place', { line }) : t('labelledPlace', { line, label }),
  );
  return t('places', { places: places.join('; ') });
}
