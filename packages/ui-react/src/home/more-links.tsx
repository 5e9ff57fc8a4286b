import { chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** An external page, with its name in `welcome.more`. */
export interface MoreLink {
  readonly name: 'authoring' | 'calls' | 'source' | 'licences';
  readonly href: string;
}

/** The end of a start page: further reading, and the licences of the platform's parts. */
export function MoreLinks({ links }: { readonly links: readonly MoreLink[] }) {
  const { t } = useTexts('shell');
  return (
    <chakra.footer display="flex" flexWrap="wrap" columnGap="6" rowGap="1" borderTopWidth="1px" pt="4" color="fg.muted">
      {links.map(({ name, href }) => (
        <chakra.a key={name} href={href} display="inline-flex" alignItems="center" minH="11" textDecoration="underline">
          {t(`welcome.more.${name}`)}
        </chakra.a>
      ))}
    </chakra.footer>
  );
}
