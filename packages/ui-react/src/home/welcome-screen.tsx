import { Button, Heading, Text, chakra } from '@chakra-ui/react';
import { BookOpen, ListChecks, PenLine, type LucideIcon } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { ExamplePlace } from './example-place.tsx';
import { MoreLinks, type MoreLink } from './more-links.tsx';

/** The purposes people come for: to learn, to teach, to write. */
export type Door = 'learn' | 'teach' | 'write';

const icons: Readonly<Record<Door, LucideIcon>> = { learn: BookOpen, teach: ListChecks, write: PenLine };
const doors: readonly Door[] = ['learn', 'teach', 'write'];

interface WelcomeScreenProps {
  /** The address of each door. */
  readonly doorHref: Readonly<Record<Door, string>>;
  readonly more: readonly MoreLink[];
}

/** The default start page: what Lemma is, an example to try, and three doors. */
export function WelcomeScreen({ doorHref, more }: WelcomeScreenProps) {
  const { t, language } = useTexts('shell');
  return (
    <chakra.div maxW="7xl" mx="auto" py={{ base: '2', md: '8' }} display="grid" gap={{ base: '8', md: '14' }}>
      <chakra.section
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '6', md: '8', xl: '14' }}
        alignItems="start"
      >
        <chakra.div pt={{ lg: '10' }} position={{ lg: 'sticky' }} top="16">
          <Heading as="h1" size={{ base: '4xl', md: '5xl' }} lineHeight="1.1" letterSpacing="tight" mb="5">
            {t('welcome.title')}
          </Heading>
          <Text color="fg.muted" fontSize={{ base: 'lg', md: 'xl' }} maxW="34rem" mb="7">
            {t('welcome.text')}
          </Text>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button asChild size="lg" minH="11">
              <AppLink unstyled href={doorHref.learn}>
                {t('welcome.read')}
              </AppLink>
            </Button>
            <Button asChild size="lg" minH="11" variant="outline">
              <AppLink unstyled href={doorHref.write}>
                {t('welcome.tryOut')}
              </AppLink>
            </Button>
          </chakra.div>
        </chakra.div>
        <ExamplePlace language={language} />
      </chakra.section>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '3', md: '5' }}
        aria-label={t('welcome.doors')}
      >
        {doors.map((door) => (
          <DoorCard key={door} door={door} href={doorHref[door]} />
        ))}
      </chakra.ul>
      <MoreLinks links={more} />
    </chakra.div>
  );
}

function DoorCard({ door, href }: { readonly door: Door; readonly href: string }) {
  const { t } = useTexts('shell');
  const Icon = icons[door];
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection={{ md: 'column', lg: 'row' }}
      gap="4"
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      transition="border-color 150ms, box-shadow 150ms"
      _hover={{ borderColor: 'brand.solid', boxShadow: 'md' }}
    >
      <chakra.span
        flex="none"
        display="grid"
        placeItems="center"
        width="11"
        height="11"
        borderRadius="xl"
        bg="brand.subtle"
        color="brand.fg"
        aria-hidden="true"
      >
        <Icon size={22} />
      </chakra.span>
      <chakra.div>
        <chakra.h2 fontFamily="heading" fontSize="xl" fontWeight="semibold" lineHeight="short">
          <AppLink unstyled href={href} _after={{ content: '""', position: 'absolute', inset: '0' }}>
            {t(`welcome.door.${door}.title`)}
          </AppLink>
        </chakra.h2>
        <Text color="fg.muted" mt="1">
          {t(`welcome.door.${door}.text`)}
        </Text>
      </chakra.div>
    </chakra.li>
  );
}
