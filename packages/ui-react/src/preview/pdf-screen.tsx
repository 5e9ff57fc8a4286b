import { Heading, Stack } from '@chakra-ui/react';
import { chapterTitle } from '@lemma/core/course';
import type { Language } from '@lemma/core/language';
import { ArrowLeft } from 'lucide-react';
import { PageLanguageContext, useTexts } from '../language/index.ts';
import { ChapterPdfView } from '../media/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';

interface PdfScreenProps {
  readonly chapter: number;
  readonly language: Language;
  /** The address of the list. */
  readonly backHref: string;
}

/** A chapter as a file to read or print: it is loaded when it is asked for. */
export function PdfScreen({ chapter, language, backHref }: PdfScreenProps) {
  const { t } = useTexts('preview');
  const title = chapterTitle(chapter, language);
  usePageTitle(title);
  return (
    <Stack gap="5" mx="auto" maxW="920px" alignItems="flex-start">
      <AppLink href={backHref} gap="1.5" py="1">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </AppLink>
      <Heading as="h1" size="3xl" lang={language}>
        {title}
      </Heading>
      <PageLanguageContext value={language}>
        <ChapterPdfView chapter={chapter} />
      </PageLanguageContext>
    </Stack>
  );
}
