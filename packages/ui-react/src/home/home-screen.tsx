import { Heading, Text, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { MoreLinks, type MoreLink } from './more-links.tsx';

/** The screens that the start page may link to. */
export type HomeLink =
  | 'learners'
  | 'assignments'
  | 'pool'
  | 'browser'
  | 'documents'
  | 'taxonomy'
  | 'tryOut'
  | 'devTools';

const addresses: Readonly<Record<HomeLink, string>> = {
  learners: '/learners',
  assignments: '/assignments',
  pool: '/pool/browser',
  browser: '/browser',
  documents: '/documents',
  taxonomy: '/pool/taxonomy',
  tryOut: '/try-out',
  devTools: '/dev-tools',
};

interface HomeScreenProps {
  readonly links: readonly HomeLink[];
  readonly more: readonly MoreLink[];
  /** The user's worksheets, for those who may save some. */
  readonly worksheets?: ReactNode;
}

/** The start page of authors and of those who accompany learners: a list of links (specification 000 §2). */
export function HomeScreen({ links, more, worksheets }: HomeScreenProps) {
  const { t } = useTexts('shell');
  return (
    <chakra.div maxW="5xl" mx="auto" py="6">
      <Heading as="h1" size="4xl" mb="2">
        {t('home.title')}
      </Heading>
      <Text color="fg.muted" fontSize="lg" mb="8">
        {t('home.text')}
      </Text>
      <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))" gap="4" mb="14">
        {links.map((link) => (
          <chakra.li key={link} display="flex">
            <chakra.div
              flex="1"
              position="relative"
              p="6"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="l3"
              transition="border-color 150ms"
              _hover={{ borderColor: 'brand.solid' }}
            >
              <AppLink
                unstyled
                href={addresses[link]}
                fontFamily="heading"
                fontSize="xl"
                fontWeight="semibold"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {t(`home.${link}.title`)}
              </AppLink>
              <Text color="fg.muted" mt="1">
                {t(`home.${link}.text`)}
              </Text>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {worksheets}
      <MoreLinks links={more} />
    </chakra.div>
  );
}
