import { Button, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { chapterName } from '@lemma/core/course';
import { chapterPdfPath } from '@lemma/core/document';
import type { MediaFailure } from '@lemma/core/media';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useService } from '../binding/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { MediaFailed } from './media-failed.tsx';

type Fetching = { readonly status: 'idle' | 'loading' } | { readonly status: 'failed'; readonly failure: MediaFailure };

/** A chapter, by its number, to keep or print: the file is loaded on request. */
export function ChapterPdfView({ chapter }: { readonly chapter: number }) {
  const { t } = useTexts('media');
  const gateway = useService(tokens.mediaGateway);
  const clock = useService(tokens.clock);
  const analytics = useService(tokens.analytics);
  const language = usePageLanguage();
  const [fetching, setFetching] = useState<Fetching>({ status: 'idle' });
  const name = chapterName(chapter);

  async function download(): Promise<void> {
    setFetching({ status: 'loading' });
    const file = await gateway.load(chapterPdfPath(chapter), language);
    if (!file.ok) {
      setFetching({ status: 'failed', failure: file.failure });
      return;
    }
    save(file.value.address, `${t('chapterFile', { name })}.pdf`);
    analytics.record({ kind: 'userActivity', activity: 'chapterPdfDownloaded', chapter });
    // The browser needs an unknown time to take over the file.
    clock.after(60_000).subscribe(() => file.value.dispose());
    setFetching({ status: 'idle' });
  }

  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <Button size="sm" variant="outline" loading={fetching.status === 'loading'} onClick={() => void download()}>
        <FileDown aria-hidden size="1.1em" />
        {t('chapterPdf', { name })}
      </Button>
      {fetching.status === 'failed' && (
        <MediaFailed of="pdf" trouble={fetching.failure} name="" onRetry={() => void download()} />
      )}
    </chakra.span>
  );
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
