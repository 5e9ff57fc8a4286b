import { Alert, Tabs } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { areaLists, hitKinds, type HitKind, type ListAddress, type ListSource } from '@lemma/core/search';
import type { SelectorParameters } from '@lemma/core/selection';
import { permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import type { ComponentProps } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { SearchScreen } from '../search/index.ts';
import { RoleGuard } from '../shell/index.ts';
import { CourseList } from './course-list.tsx';
import { SelectHit } from './select-hit.tsx';
import { useSelector } from './use-selector.ts';

interface SelectorScreenProps {
  readonly parameters: SelectorParameters;
  readonly source: ListSource;
  readonly onSource: (source: ListSource) => void;
  /** Contains the search in the pool. */
  readonly address: ListAddress;
  readonly previewHref: (path: string, language: Language) => string;
  readonly worksheetHref: (templateId: string) => string;
  /** The panel of a worksheet of the pool. */
  readonly details?: Pick<ComponentProps<typeof SearchScreen>, 'worksheetActions' | 'worksheetPanel'>;
  readonly onLogin: () => void;
  readonly onRetryIdentity: () => void;
}

/** What can be selected for an LMS (specification 000 §2): the courses of its server, and our pool if it is ours. */
export function SelectorScreen(props: SelectorScreenProps) {
  const { parameters, source, onSource } = props;
  const { t } = useTexts('selector');
  const { recognition } = useStore(useSelector());
  const session = useStore(useService(tokens.session));
  const isOwn = recognition.status === 'loaded' && recognition.value.kind === 'known' && recognition.value.isOwnServer;
  const sources = areaLists.selector.sources.filter((each) => each === 'courses' || isOwn);
  const isOver = parameters.sso && (session.kind === 'guest' || session.kind === 'expired');
  return (
    <>
      {isOver && (
        <Alert.Root status="warning" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>{t('sessionOver')}</Alert.Title>
        </Alert.Root>
      )}
      <Tabs.Root
        value={sources.includes(source) ? source : 'courses'}
        onValueChange={({ value }) => {
          const chosen = sources.find((each) => each === value);
          if (chosen !== undefined) onSource(chosen);
        }}
        lazyMount
        unmountOnExit
        // Room for the button in the corner.
        pb="20"
      >
        <Tabs.List aria-label={t('sources.label')}>
          {sources.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {t(`sources.${each}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="courses">
          <CourseList parameters={parameters} {...(isOwn && { hrefOf: props.previewHref })} />
        </Tabs.Content>
        {isOwn && (
          <Tabs.Content value="pool">
            {!isOver && (
              <RoleGuard
                session={session}
                requirement={permissions.usePool}
                onLogin={props.onLogin}
                onRetry={props.onRetryIdentity}
              >
                <SearchScreen
                  area="selector"
                  title={t('titles.pool')}
                  kinds={kindsFor(parameters)}
                  selectionOf={(hit) => <SelectHit hit={hit} parameters={parameters} />}
                  address={props.address}
                  previewHref={props.previewHref}
                  worksheetHref={props.worksheetHref}
                  {...props.details}
                />
              </RoleGuard>
            )}
          </Tabs.Content>
        )}
      </Tabs.Root>
    </>
  );
}

/** What of the pool the LMS asks for: articles give no grade, and not every client takes worksheets. */
function kindsFor({ gradingType, worksheet }: SelectorParameters): readonly HitKind[] {
  return hitKinds.filter((kind) =>
    kind === 'article' ? gradingType !== 'graded' : gradingType !== 'ungraded' && (kind === 'problem' || worksheet),
  );
}
