import { Button, chakra, IconButton } from '@chakra-ui/react';
import { type Language, isLanguage, languages } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import { KeyRound, LogIn, LogOut, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts, languageNames } from '../language/index.ts';
import type { Appearance } from '../theme/index.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { Logo } from './logo.tsx';
import { AppLink } from './navigation.tsx';

interface AppearanceSwitchProps {
  readonly appearance: Appearance;
  readonly onChoose: (appearance: Appearance) => void;
}

const icons: Readonly<Record<Appearance, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon };
const next: Readonly<Record<Appearance, Appearance>> = { system: 'light', light: 'dark', dark: 'system' };

/** Cycles through: system, light, dark. */
function AppearanceSwitch({ appearance, onChoose }: AppearanceSwitchProps) {
  const { t } = useTexts('shell');
  const Icon = icons[appearance];
  const label = t(`appearance.${appearance}`);
  return (
    <IconButton
      boxSize="11"
      size="sm"
      variant="ghost"
      aria-label={label}
      title={label}
      onClick={() => onChoose(next[appearance])}
    >
      <Icon size={18} />
    </IconButton>
  );
}

interface HeaderProps {
  readonly crumbs: readonly Crumb[];
  readonly session: Session;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
  readonly appearance: Appearance;
  readonly onChooseAppearance: (appearance: Appearance) => void;
  readonly language: Language;
  /** Missing if the page has only one language. */
  readonly onChooseLanguage?: (language: Language) => void;
  /** The button of the worksheet draft, for users who may compose worksheets. */
  readonly draftButton?: ReactNode;
  /** A second line for pages that have a way of their own, as those of the course. It stays in view when pages scroll. */
  readonly line?: ReactNode | undefined;
}

/**
 * 108 pixels high (specification 000 §9). What is above the line scrolls out of view, so that phones have room to read;
 * it comes back as soon as it has the focus of the keyboard.
 */
const withLine = { '&:has(> :first-child :focus-visible)': { top: '0' } };

/** The bar at the top of every page (specification 000 §2): name, path, language, appearance, draft, sign-in. */
export function Header(props: HeaderProps) {
  const { t } = useTexts('shell');
  return (
    <chakra.header
      position="sticky"
      top={props.line === undefined ? '0' : '-56px'}
      minH={props.line === undefined ? undefined : '108px'}
      zIndex="sticky"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      css={props.line !== undefined && withLine}
    >
      <chakra.div
        maxW="1650px"
        mx="auto"
        px={{ base: '3', md: '6' }}
        py="1.5"
        minH="14"
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        gap={{ base: '1', md: '3' }}
      >
        <AppLink
          unstyled
          href="/"
          display="inline-flex"
          alignItems="center"
          color="fg"
          gap="2.5"
          minH="11"
          minW="11"
          fontFamily="heading"
          fontSize="xl"
          fontWeight="semibold"
        >
          <Logo />
          <chakra.span srOnly={{ base: true, md: false }}>{t('product')}</chakra.span>
        </AppLink>
        <Breadcrumbs crumbs={props.crumbs} />
        <chakra.div display="flex" alignItems="center" gap={{ base: '0', md: '2' }} ms="auto" flex="none">
          {props.draftButton}
          {props.onChooseLanguage && <LanguageChoice language={props.language} onChoose={props.onChooseLanguage} />}
          <AppearanceSwitch appearance={props.appearance} onChoose={props.onChooseAppearance} />
          <SignIn session={props.session} onLogin={props.onLogin} onLogout={props.onLogout} />
        </chakra.div>
      </chakra.div>
      {props.line !== undefined && (
        <chakra.div
          maxW="1650px"
          mx="auto"
          px={{ base: '3', md: '6' }}
          height="51px"
          display="flex"
          alignItems="center"
        >
          {props.line}
        </chakra.div>
      )}
    </chakra.header>
  );
}

function SignIn({ session, onLogin, onLogout }: Pick<HeaderProps, 'session' | 'onLogin' | 'onLogout'>) {
  const { t } = useTexts('shell');
  if (session.kind === 'unknown') return null;
  const user = session.kind === 'user' ? session.user : undefined;
  const [text, Icon, act] = user === undefined ? [t('login'), LogIn, onLogin] : [t('logout'), LogOut, onLogout];
  return (
    <>
      {user?.accountPage !== undefined && (
        <Button asChild size="sm" minH="11" minW="11" px="0" variant="ghost">
          <a href={user.accountPage} aria-label={t('changePassword')} title={t('changePassword')}>
            <KeyRound size={16} aria-hidden="true" />
          </a>
        </Button>
      )}
      <Button
        size="sm"
        minH="11"
        minW="11"
        px={{ base: '0', md: '3' }}
        variant={user === undefined ? 'solid' : 'ghost'}
        onClick={act}
        aria-label={text}
        title={user && t('signedInAs', { name: user.name })}
      >
        <Icon size={16} aria-hidden="true" />
        <chakra.span hideBelow="md">{text}</chakra.span>
      </Button>
    </>
  );
}

interface LanguageChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/**
 * The language of the interface, each in its own words. A plain select: Chakra's would add 5 kB to every first page.
 */
function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const { t } = useTexts('shell');
  return (
    <chakra.select
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
      bg="transparent"
      color="fg"
      fontSize="sm"
      height="11"
      px={{ base: '1', md: '2' }}
      borderRadius="l2"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
    >
      {languages.map((each) => (
        <chakra.option key={each} value={each} lang={each} bg="bg.panel" color="fg">
          {languageNames[each]}
        </chakra.option>
      ))}
    </chakra.select>
  );
}
