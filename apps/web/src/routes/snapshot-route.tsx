import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { SnapshotScreen } from '@lemma/ui-react/preview';
import { useSearchParams } from 'react-router-dom';
import { copyToClipboard } from '../browser/index.ts';
import { languageIn, seedIn, snapshotAddress } from './addresses.ts';

/** One document by its path, in the language of the address. */
export function SnapshotRoute() {
  const [query] = useSearchParams();
  const interfaceLanguage = useStore(useService(tokens.language));
  const path = query.get('path') ?? '';
  const seed = seedIn(query);
  return (
    <SnapshotScreen
      path={path}
      language={languageIn(query) ?? interfaceLanguage}
      seed={seed}
      languageHref={(language) => snapshotAddress(path, language, seed)}
      onCopyPath={copyToClipboard}
    />
  );
}
