import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { OwnDocumentsScreen } from '@lemma/ui-react/own-document';
import { copyToClipboard, saveFile } from '../browser/index.ts';
import { customiseAddress, previewAddress } from './addresses.ts';

/** What the user has written. */
export function DocumentsRoute() {
  const session = useStore(useService(tokens.session));
  const area = guard(session, permissions.usePool) === 'allowed' ? 'pool' : 'browser';
  return (
    <OwnDocumentsScreen
      editHref={(path) => customiseAddress(area, path)}
      previewHref={(path, language) => previewAddress(area, path, language)}
      linkOf={(path, language) => new URL(previewAddress('pool', path, language), location.origin).href}
      onCopy={copyToClipboard}
      onFile={saveFile}
    />
  );
}
