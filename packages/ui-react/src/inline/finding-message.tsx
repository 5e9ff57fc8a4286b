import { chakra } from '@chakra-ui/react';
import type { Finding } from '@lemma/core/source';
import { use } from 'react';
import { useFindingText, useTexts } from '../language/index.ts';
import { GoToSourceContext } from './page-context.ts';

/** A finding in the reader's language; links to its place if the source is available. */
export function FindingMessage({ finding }: { readonly finding: Pick<Finding, 'code' | 'data' | 'span'> }) {
  const { t } = useTexts('document');
  const textOf = useFindingText();
  const goTo = use(GoToSourceContext);
  const text = textOf(finding);
  if (goTo === undefined) return <span>{text}</span>;
  return (
    <chakra.button
      type="button"
      title={t('broken.goTo')}
      onClick={() => goTo(finding.span)}
      textAlign="start"
      cursor="pointer"
      textDecoration="underline"
      textUnderlineOffset="0.15em"
      textDecorationThickness="from-font"
      _hover={{ textDecorationThickness: '2px' }}
    >
      {text}
    </chakra.button>
  );
}
