import { Stack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { plainText } from '@lemma/core/document';
import { holds } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { DeadlineBanner } from '../deadline/index.ts';
import { useTexts } from '../language/index.ts';
import { LanguageLinks } from '../preview/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
import { ProblemView } from './problem-view.tsx';
import { useProblem } from './use-problem.ts';

interface ProblemScreenProps {
  readonly path: string;
  readonly language: Language;
  readonly worksheet?: string | undefined;
  /** Whose work is shown; if missing, one's own. */
  readonly learner?: string | undefined;
  /** The signed deadline of the worksheet in the address. */
  readonly signedDeadline?: string | undefined;
  readonly backHref: string;
  /** Stands above the problem. */
  readonly notice?: ReactNode;
  /** The address of this problem in another language. */
  readonly languageHref: (language: Language) => string;
}

/** A problem as its learner works on it. */
export function ProblemScreen({
  path,
  language,
  worksheet,
  learner,
  signedDeadline,
  languageHref,
  ...props
}: ProblemScreenProps) {
  const { backHref, notice } = props;
  const { t } = useTexts('problem');
  const reference = {
    path,
    language,
    ...(worksheet !== undefined && { worksheet }),
    ...(learner !== undefined && { learner }),
    ...(signedDeadline !== undefined && { signedDeadline }),
  };
  const store = useProblem(reference);
  const session = useStore(useService(tokens.session));
  const problem = useStore(store, (state) => state.problem);
  const opened = problem.status === 'loaded' ? problem.value : undefined;
  usePageTitle(opened && (plainText(opened.document.title).trim() || undefined));
  const languages = opened?.languages ?? [];
  return (
    <Stack gap="5" mx="auto" maxW="920px">
      <Stack
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        columnGap="3"
        rowGap="0"
        _print={{ display: 'none' }}
      >
        <AppLink href={backHref} gap="1.5" minH="11" alignSelf="flex-start">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('toStart')}
        </AppLink>
        {languages.length > 1 && <LanguageLinks languages={languages} current={language} hrefOf={languageHref} />}
      </Stack>
      {notice}
      {opened?.deadline && <DeadlineBanner deadline={opened.deadline} />}
      <ProblemView
        store={store}
        reference={reference}
        annotations={holds(session, 'view-annotations')}
        languageHref={languageHref}
      />
    </Stack>
  );
}
