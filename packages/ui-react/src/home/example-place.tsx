import { Box, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import { Suspense, useEffect } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { lateView } from '../shell/index.ts';
import { TangentPicture } from './tangent-picture.tsx';

const LiveExample = lateView(async () => (await import('./live-example.tsx')).LiveExample);

/**
 * The slot for the example beside the greeting. A static picture reserves it until figures have loaded, and stays if
 * the course has no example: the greeting never waits for them.
 */
export function ExamplePlace({ language }: { readonly language: Language }) {
  const course = useService(tokens.course);
  const state = useStore(course);
  useEffect(() => {
    void course.loadOnce();
  }, [course]);
  const path = state.status === 'loaded' ? state.value.welcome : undefined;
  return (
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
  );
}
