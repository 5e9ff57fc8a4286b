import { Badge, Box, Flex, HStack, Link, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ServerRow } from '@lemma/core/course-server';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageTitle, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { typeName } from './type-name.ts';

interface TaskRowProps extends ServerRow {
  readonly isCourseNamed: boolean;
  readonly href: string | undefined;
  readonly action: ReactNode;
}

/** A course or a task: what it is, where it belongs, in which languages it exists. */
export function TaskRow({
  server,
  row: { item, types, languages: spoken },
  isCourseNamed,
  href,
  action,
}: TaskRowProps) {
  const { t, language } = useTexts('selector');
  const facts = [
    ...types.map((each) => typeName(each, t)),
    ...(item.kind === 'task' && !item.isGraded ? [t('ungraded')] : []),
    ...(isCourseNamed && item.kind === 'task' ? [item.course.name] : []),
    ...(server === undefined ? [] : [server.name]),
  ];
  return (
    <Box
      as="li"
      display="flex"
      gap="2"
      alignItems="center"
      px={{ base: '2', md: '3' }}
      py="1"
      minH="11"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex flex="1" direction={{ base: 'column', md: 'row' }} columnGap="3" alignItems={{ md: 'center' }} minW="0">
        <Name item={item} href={href} server={server} />
        <HStack gap="2" fontSize="xs" color="fg.muted" minW="0" overflow="hidden">
          <Text truncate>{facts.join(' · ')}</Text>
          {spoken.map((each) => (
            <Badge key={each} size="xs" flex="none" title={languageTitle(each, language)}>
              {each}
            </Badge>
          ))}
        </HStack>
      </Flex>
      {action}
    </Box>
  );
}

function Name({
  item,
  href,
  server,
}: Pick<ServerRow, 'server'> & { readonly item: ServerRow['row']['item']; readonly href: string | undefined }) {
  const { t } = useTexts('selector');
  const look = { flex: { md: '1 1 16rem' }, fontWeight: 'medium', wordBreak: 'break-word' } as const;
  const name = <span lang={item.language}>{item.name}</span>;
  if (href === undefined) return <Text {...look}>{name}</Text>;
  if (server === undefined)
    return (
      <AppLink href={href} data-hit="" {...look}>
        {name}
      </AppLink>
    );
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-hit=""
      {...look}
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: 'auto' }}
    >
      {name}
      <ExternalLink size={14} aria-hidden="true" style={{ flex: 'none' }} />
      <VisuallyHidden>{t('opensThere', { server: server.name })}</VisuallyHidden>
    </Link>
  );
}
