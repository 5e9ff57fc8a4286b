import { VisuallyHidden } from '@chakra-ui/react';
import type { Inline } from '@lemma/core/document';
import { use } from 'react';
import { InlineView } from './inline-view.tsx';
import { nameOf } from './name-of.ts';
import { useSpokenMath } from './use-spoken-math.ts';
import { withoutControls } from './without-controls.ts';
import { AnchorsContext, noInputs, ValuesContext, VariableInputContext } from './page-context.ts';

/** The title of a button or tab. A formula in it is put into words, because the names of controls are plain text. */
export function ControlTitle({ content }: { readonly content: readonly Inline[] }) {
  const words = withoutControls(content, use(AnchorsContext));
  const name = nameOf(words, use(ValuesContext), useSpokenMath());
  const line = (
    <VariableInputContext value={noInputs}>
      <InlineView content={words} />
    </VariableInputContext>
  );
  if (name === undefined) return line;
  return (
    <>
      <span aria-hidden>{line}</span>
      {/* Not copied with the line, since it says the same. */}
      <VisuallyHidden data-control="">{name}</VisuallyHidden>
    </>
  );
}
