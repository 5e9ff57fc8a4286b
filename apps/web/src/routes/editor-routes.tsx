import { ForeignEditorScreen } from '@lemma/ui-react/foreign-editor';
import { useSearchParams } from 'react-router-dom';
import { seedIn } from './addresses.ts';

/** The preview inside a foreign editor, with the variant its address asks for. */
export function EditorPreviewRoute() {
  const [query] = useSearchParams();
  return <ForeignEditorScreen seed={seedIn(query)} />;
}
