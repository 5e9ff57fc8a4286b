import { EmbeddingEditorScreen } from '@lemma/ui-react/embedding-editor';
import { useSearchParams } from 'react-router-dom';
import { seedIn } from './addresses.ts';

/** The preview inside an embedding editor, with the variant in its address. */
export function EditorPreviewRoute() {
  const [query] = useSearchParams();
  return <EmbeddingEditorScreen seed={seedIn(query)} />;
}
