import { Box, Button, HStack, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import { Suspense, useEffect } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';

const LiveExample = lateView(async () => (await import('./live-example.tsx')).LiveExample);

/**
 * The slot for the example beside the greeting. A static picture reserves it until figures have loaded, and stays if
 * the course has no example: the greeting never waits for them.
 */
export function ExamplePlace({ language }: { readonly language: Language }) {
  const { t } = useTexts('shell');
  const course = useService(tokens.course);
  const state = useStore(course);
  useEffect(() => {
    void course.loadOnce();
  }, [course]);
  const path = state.status === 'loaded' ? state.value.welcome : undefined;
  return (
    <chakra.div minW="0" display="grid" gap="3">
      <Box
        display="grid"
        minW="0"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="2xl"
        boxShadow="lg"
        p={{ base: '3', md: '5' }}
        css={{ '& > *': { gridArea: '1 / 1', minWidth: '0' }, '& > :nth-child(2) ~ *': { visibility: 'hidden' } }}
      >
        {path !== undefined && (
          <Suspense>
            <chakra.div zIndex="1" bg="bg.panel" _empty={{ display: 'none' }}>
              <LiveExample path={path} language={language} />
            </chakra.div>
          </Suspense>
        )}
        <TangentPicture />
      </Box>
      {state.status === 'failed' && (
        <HStack columnGap="3" rowGap="1" wrap="wrap" fontSize="sm">
          <chakra.span role="status" color="fg.muted">
            {t('welcome.noExample')}
          </chakra.span>
          <Button size="sm" variant="outline" onClick={() => void course.load()}>
            {t('retry')}
          </Button>
        </HStack>
      )}
    </chakra.div>
  );
}

/** A static picture of a parabola and one of its tangents. */
function TangentPicture() {
  return (
    <chakra.svg
      viewBox="0 0 320 250"
      width="100%"
      maxH="32rem"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <chakra.path
        d="M40 20v210M80 20v210M120 20v210M200 20v210M240 20v210M280 20v210M20 40h280M20 80h280M20 120h280M20 200h280"
        stroke="border"
        strokeWidth="1"
      />
      <chakra.path d="M160 236V14m-4 7 4-7 4 7M12 160h296m-7-4 7 4-7 4" stroke="fg.muted" strokeWidth="1.5" />
      <chakra.path d="M10 20 181 218" stroke="red.solid" strokeWidth="2" />
      <chakra.path d="M42 21.100Q160 299 278 21.100" stroke="brand.solid" strokeWidth="3" />
      <chakra.circle cx="102" cy="126" r="6" fill="bg.panel" stroke="brand.solid" strokeWidth="3" />
    </chakra.svg>
  );
}
