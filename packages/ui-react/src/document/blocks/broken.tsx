import { chakra } from '@chakra-ui/react';
import type { Broken } from '@lemma/core/document';
import { CircleAlert } from 'lucide-react';
import { FindingMessage } from '../../inline/index.ts';
import { useTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { NotShown } from '../not-shown.tsx';
import { placeOf } from '../place.ts';

/** For authors, the errors in a part of the page, above what could be read of it; for learners, an alert in its place. */
export function BrokenBlockView({ block }: { readonly block: Broken }) {
  return block.question === undefined ? <FindingsView block={block} /> : <NotShown question={block.question} />;
}

function FindingsView({ block: { findings, blocks, span } }: { readonly block: Broken }) {
  const { t, language } = useTexts('document');
  return (
    <chakra.div
      {...placeOf(span)}
      role="group"
      aria-label={t('broken.name')}
      borderStartWidth="4px"
      borderColor="red.solid"
      my="4"
    >
      <chakra.div lang={language} bg="bg.error" color="fg.error" roundedEnd="md" px="3" py="1" fontSize="sm">
        {findings.map((finding, at) => (
          <chakra.div key={at} display="flex" gap="2" alignItems="flex-start" my="1">
            <chakra.span asChild flex="none" mt="1">
              <CircleAlert size={15} aria-hidden="true" />
            </chakra.span>
            <FindingMessage finding={finding} />
          </chakra.div>
        ))}
      </chakra.div>
      {blocks.length > 0 && (
        <chakra.div ps="3" pt="2">
          <BlocksView blocks={blocks} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
