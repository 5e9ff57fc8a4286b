import type { CodeCell } from '@lemma/core/document';
import { use } from 'react';
import { CodeCellView } from '../../code-cell/index.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** A code cell; its inputs are stored beside the answers of the page. */
export function CodeCellBlockView({ block }: { readonly block: CodeCell }) {
  const { interactive, shelf } = use(PageReadingContext);
  return (
    <div {...placeOf(block.span)}>
      <CodeCellView cell={block} shelf={shelf} isWritable={interactive} />
    </div>
  );
}
