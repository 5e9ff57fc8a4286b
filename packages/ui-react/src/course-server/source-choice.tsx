import type { CourseServer } from '@lemma/core/course-server';
import {
  areaLists,
  chooseSource,
  sourceKey,
  sourceOfKey,
  type ListArea,
  type ListPlace,
  type ListSourceKind,
} from '@lemma/core/list-place';
import { ChoiceField } from '../form/index.ts';
import { useTexts } from '../language/index.ts';

interface SourceChoiceProps {
  readonly area: ListArea;
  readonly place: ListPlace;
  readonly servers: readonly CourseServer[];
  /** What is offered beside the servers; both by default. */
  readonly own?: readonly Exclude<ListSourceKind, 'server'>[];
  readonly onPlace: (place: ListPlace) => void;
}

const both = ['all', 'pool'] as const;

/** Where the rows of a list come from, and what of it is shown (specification 000 §3 and §9). */
export function SourceChoice({ area, place, servers, own = both, onPlace }: SourceChoiceProps) {
  const { t } = useTexts('search');
  const { source, scope } = place;
  const scopes = areaLists[area].sources[source.kind];
  const isListed = source.kind !== 'server' || servers.some(({ url }) => url === source.url);
  return (
    <>
      <ChoiceField
        label={t('source')}
        value={sourceKey(source)}
        choices={[
          ...own.map((kind) => ({ value: kind, label: t(`sources.${kind}`) })),
          ...servers.map(({ name, url }) => ({ value: url, label: name })),
          ...(isListed ? [] : [{ value: sourceKey(source), label: sourceKey(source) }]),
        ]}
        onChoose={(key) => {
          const chosen = sourceOfKey(key);
          if (chosen !== undefined) onPlace(chooseSource(area, place, chosen));
        }}
      />
      {scopes.length > 1 && (
        <ChoiceField
          label={t('scope')}
          value={scope}
          choices={scopes.map((list) => ({ value: list.scope, label: t(`scopes.${list.scope}`) }))}
          onChoose={(chosen) => onPlace({ source, scope: chosen })}
        />
      )}
    </>
  );
}
