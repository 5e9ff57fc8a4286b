import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTexts } from '../language/index.ts';
import { AppLink } from './navigation.tsx';

/** A step of the path to this page. */
export interface Crumb {
  readonly text: string;
  /** If missing, it is the current page. */
  readonly href?: string;
}

/**
 * The path to this page: earlier steps are links, the last is the current page. A page without a name yet is omitted.
 */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTexts('shell');
  if (crumbs.length === 0) return null;
  return (
    <chakra.nav
      aria-label={t('breadcrumbs')}
      minW="0"
      flex="1"
      ps="3"
      hideBelow="md"
      borderStartWidth="1px"
      color="fg.muted"
      fontSize="sm"
    >
      <chakra.ol display="flex" alignItems="center" gap="1" minW="0" listStyleType="none">
        {crumbs.map((crumb, at) => (
          <Fragment key={crumb.href ?? 'here'}>
            {at > 0 && (
              <chakra.li aria-hidden="true" flex="none">
                <ChevronRight size={14} />
              </chakra.li>
            )}
            {/* Where there is no room for all of them, earlier steps are cut before they cover what is beside them. */}
            <chakra.li truncate minW={crumb.href === undefined ? '0' : '6'}>
              {crumb.href !== undefined ? (
                <AppLink href={crumb.href} color="fg.muted" display="block" truncate title={crumb.text}>
                  {crumb.text}
                </AppLink>
              ) : (
                <chakra.span aria-current="page" color="fg" fontWeight="medium">
                  {crumb.text}
                </chakra.span>
              )}
            </chakra.li>
          </Fragment>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
