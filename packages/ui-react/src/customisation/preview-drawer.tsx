import { Alert, Box, Button, CloseButton, Drawer, Flex, Portal, Skeleton } from '@chakra-ui/react';
import type { CustomisationStore } from '@lemma/core/customisation';
import { languages, type Language } from '@lemma/core/language';
import { holds } from '@lemma/core/session';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo, useState } from 'react';
import { useLoaded, useService, useStore } from '../binding/index.ts';
import { DocumentView } from '../document/index.ts';
import { languageNames, useTexts } from '../language/index.ts';
import { StillLinks } from '../preview/index.ts';
import { FailureDetail } from './failure-detail.tsx';

interface PreviewDrawerProps {
  readonly store: CustomisationStore;
  /** The document in whose place the source is converted. */
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  readonly onGoTo: (line: number) => void;
  readonly onClose: () => void;
}

/** The page of the source, in any language: first the draft is saved, then it is converted (specification 000 §4). */
export function PreviewDrawer({ store, path, text, language: first, onGoTo, onClose }: PreviewDrawerProps) {
  const { t } = useTexts('customisation');
  const gateway = useService(tokens.customisationGateway);
  const session = useStore(useService(tokens.session));
  const [language, setLanguage] = useState(first);
  const converted = useMemo(
    () =>
      new ResourceStore(async () => {
        await store.keep();
        return gateway.preview(path, language, text);
      }),
    [store, gateway, path, language, text],
  );
  const page = useLoaded(converted);
  return (
    <Drawer.Root open placement="end" onOpenChange={onClose}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          {/* Specification 000 §9: the drawer is 90 % wide, its panel 70 % high. */}
          <Drawer.Content width="90%" maxW="90%">
            <Drawer.Header flexWrap="wrap" gap="3" pe="12">
              <Drawer.Title>{t('preview')}</Drawer.Title>
              <Flex role="group" aria-label={t('language')} wrap="wrap" gap="1">
                {languages.map((each) => (
                  <Button
                    key={each}
                    size="sm"
                    lang={each}
                    variant={each === language ? 'surface' : 'ghost'}
                    aria-pressed={each === language}
                    onClick={() => setLanguage(each)}
                  >
                    {languageNames[each]}
                  </Button>
                ))}
              </Flex>
            </Drawer.Header>
            <Drawer.Body p="0">
              <Box
                role="region"
                aria-label={t('comparison.page')}
                aria-busy={page.status === 'loading'}
                tabIndex={0}
                height="70dvh"
                overflowY="auto"
                px={{ base: '4', md: '8' }}
                py="4"
              >
                <Box maxW="920px" mx="auto">
                  {page.status === 'loading' && <Skeleton height="48" />}
                  {page.status === 'failed' && (
                    <Alert.Root status="error" role="alert" alignItems="flex-start">
                      <Alert.Indicator />
                      <FailureDetail failure={page.failure} onGoTo={onGoTo} />
                    </Alert.Root>
                  )}
                  {page.status === 'loaded' && (
                    <StillLinks>
                      <DocumentView
                        document={page.value}
                        annotations={holds(session, 'view-annotations')}
                        idPrefix="preview-"
                      />
                    </StillLinks>
                  )}
                </Box>
              </Box>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
