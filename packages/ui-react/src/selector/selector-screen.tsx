import { Box, Grid } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { hitKindsOf, type ListPlace } from '@lemma/core/list-place';
import type { HitKind, ListAddress } from '@lemma/core/search';
import type { SelectorParameters } from '@lemma/core/selection';
import { permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import type { ComponentProps } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { HeldBySources, SourceChoice } from '../course-server/index.ts';
import { useTexts } from '../language/index.ts';
import { SearchScreen } from '../search/index.ts';
import { RoleGuard } from '../shell/index.ts';
import { SelectFromCourses } from './select-from-courses.tsx';
import { SelectHit } from './select-hit.tsx';
import { isVisitOver } from './visit-over.ts';
import { useSelectorSources } from './use-selector-sources.ts';

interface SelectorScreenProps {
  readonly parameters: SelectorParameters;
  readonly place: ListPlace;
  /** Goes to another place, where something is looked for. */
  readonly onPlace: (place: ListPlace, search: string) => void;
  /** Contains the search. */
  readonly address: ListAddress;
  readonly previewHref: (path: string, language: Language) => string;
  readonly worksheetHref: (templateId: string) => string;
  /** The panel of a worksheet of the pool. */
  readonly details?: Pick<ComponentProps<typeof SearchScreen>, 'worksheetActions' | 'worksheetPanel'>;
  readonly onLogin: () => void;
  readonly onRetryIdentity: () => void;
}

/** What can be selected for an LMS (specification 000 §2): the courses of its server, and our documents if it is ours. */
export function SelectorScreen(props: SelectorScreenProps) {
  const { parameters, onPlace } = props;
  const { t } = useTexts('selector');
  const session = useStore(useService(tokens.session));
  const { own, servers, isOwn, place } = useSelectorSources(parameters, props.place);
  const isOver = isVisitOver(parameters, session);
  const sourceChoice = (own.length > 0 || servers.length > 1) && (
    <SourceChoice
      area="selector"
      place={place}
      servers={servers}
      own={own}
      onPlace={(chosen) => onPlace(chosen, props.address.query)}
    />
  );
  return (
    // Room for the button in the corner.
    <Box pb="20">
      {place.scope === 'coursesAndTasks' ? (
        <SelectFromCourses
          parameters={parameters}
          place={place}
          servers={servers}
          isOwn={isOwn}
          sourceChoice={sourceChoice}
          previewHref={props.previewHref}
        />
      ) : (
        <>
          {/* Above the guard: those who may not search here still have the courses. */}
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(6, 1fr)' }} gap="3" mb="4">
            {sourceChoice}
          </Grid>
          {!isOver && (
            <RoleGuard
              session={session}
              requirement={permissions.usePool}
              onLogin={props.onLogin}
              onRetry={props.onRetryIdentity}
            >
              <SearchScreen
                key={place.source.kind}
                area="selector"
                title={t('titles.pool')}
                kinds={kindsFor(parameters, hitKindsOf('selector', place.source.kind))}
                selectionOf={(hit) => <SelectHit hit={hit} parameters={parameters} />}
                address={props.address}
                previewHref={props.previewHref}
                worksheetHref={props.worksheetHref}
                elsewhere={(criteria, page) => (
                  <HeldBySources
                    area="selector"
                    place={place}
                    criteria={criteria}
                    page={page}
                    servers={servers}
                    onGo={onPlace}
                  />
                )}
                {...props.details}
              />
            </RoleGuard>
          )}
        </>
      )}
    </Box>
  );
}

/** What of the pool the LMS asks for: articles give no grade, and not every client takes worksheets. */
function kindsFor({ gradingType, worksheet }: SelectorParameters, offered: readonly HitKind[]): readonly HitKind[] {
  return offered.filter((kind) =>
    kind === 'article' ? gradingType !== 'graded' : gradingType !== 'ungraded' && (kind === 'problem' || worksheet),
  );
}
