import { Heading, Stack } from '@chakra-ui/react';
import { textIn, type Language } from '@lemma/core/language';
import {
  namesInLines,
  sheetsOf,
  type PaperSettings,
  type Worksheet,
  type WorksheetReference,
} from '@lemma/core/worksheet';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LanguageProvider, useTexts } from '../language/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
import { FoundWorksheet, languageOf } from './found-worksheet.tsx';
import { PaperForm } from './paper-form.tsx';
import { PaperSheets } from './paper-sheets.tsx';

interface PaperScreenProps {
  readonly reference: WorksheetReference;
  /** The language in the address; if missing or unavailable, that of the interface. */
  readonly language?: Language | undefined;
  readonly settings: PaperSettings;
  readonly onSettings: (settings: PaperSettings) => void;
  readonly onLanguage: (language: Language) => void;
  /** The address of the worksheet's page. */
  readonly backHref: string;
  readonly onPrint: () => void;
}

/** A worksheet on paper: as many versions as wanted, each with its number, and their solutions. */
export function PaperScreen({ reference, ...page }: PaperScreenProps) {
  return (
    <FoundWorksheet reference={reference}>
      {(worksheet) => <PaperPage key={worksheet.id} worksheet={worksheet} {...page} />}
    </FoundWorksheet>
  );
}

interface PaperPageProps extends Omit<PaperScreenProps, 'reference'> {
  readonly worksheet: Worksheet;
}

function PaperPage({ worksheet, settings, onSettings, onLanguage, backHref, onPrint, ...page }: PaperPageProps) {
  const { t, language: ofInterface } = useTexts('worksheet');
  const language = languageOf(worksheet, page.language ?? ofInterface);
  const [listed, setListed] = useState('');
  const names = useMemo(() => namesInLines(listed), [listed]);
  const sheets = useMemo(() => sheetsOf(settings, names), [settings, names]);
  const [ready, setReady] = useState(0);
  const title = textIn(worksheet.title, language);
  usePageTitle(title);
  return (
    <Stack gap="6" _print={{ display: 'block' }}>
      <Stack gap="4" _print={{ display: 'none' }}>
        <AppLink href={backHref} gap="1.5" py="1" alignSelf="flex-start">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('paper.back')}
        </AppLink>
        <Heading as="h1" size="2xl">
          {t('paper.title', { title })}
        </Heading>
        <PaperForm
          settings={settings}
          languages={worksheet.languages}
          language={language}
          names={listed}
          named={names.length}
          ready={ready}
          total={sheets.length}
          onSettings={onSettings}
          onLanguage={onLanguage}
          onNames={setListed}
          onPrint={onPrint}
        />
      </Stack>
      <LanguageProvider language={language}>
        <PaperSheets
          worksheet={worksheet}
          language={language}
          sheets={sheets}
          room={settings.room}
          ownPages={settings.ownPages}
          onReady={setReady}
        />
      </LanguageProvider>
    </Stack>
  );
}
