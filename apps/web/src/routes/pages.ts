import type { Language } from '@lemma/core/language';
import { permissions, type Requirement } from '@lemma/core/session';

/** The pages, by the id of their routes. */
export type PageId =
  | 'home'
  | 'pool'
  | 'poolPreview'
  | 'poolWorksheet'
  | 'browser'
  | 'browserPreview'
  | 'browserWorksheet'
  | 'tryOut'
  | 'devTools'
  | 'notFound';

/** What the frame around a page has to know of it. */
export interface PageInfo {
  /** Key of its name in the texts of the shell. */
  readonly name: string;
  /** Address of the page as a crumb; missing where the address alone leads nowhere. */
  readonly href?: string;
  /** The pages above it, from the root down. */
  readonly above: readonly PageId[];
  readonly requirement: Requirement;
  /** The language of the page, whatever the user's is. */
  readonly language?: Language;
}

const poolPage = { above: ['home', 'pool'], requirement: permissions.usePool } as const;
const browserPage = { above: ['home', 'browser'], requirement: permissions.useBrowser } as const;

/** Every page (specification 000 §2) by the id of its route. */
export const pages: Readonly<Record<PageId, PageInfo>> = {
  home: { name: 'home', href: '/', above: [], requirement: 'public' },
  pool: { name: 'pool', href: '/pool/browser', above: ['home'], requirement: permissions.usePool },
  poolPreview: { name: 'preview', ...poolPage },
  poolWorksheet: { name: 'worksheet', ...poolPage },
  browser: { name: 'browser', href: '/browser', above: ['home'], requirement: permissions.useBrowser },
  browserPreview: { name: 'preview', ...browserPage },
  browserWorksheet: { name: 'worksheet', ...browserPage },
  tryOut: { name: 'tryOut', href: '/try-out', above: ['home'], requirement: 'public', language: 'en' },
  devTools: { name: 'devTools', href: '/dev-tools', above: ['home'], requirement: permissions.useDeveloperTools },
  notFound: { name: 'notFound', above: ['home'], requirement: 'public' },
};

/** The page of a route; a route that is no page (the frame itself) shows what an unknown address shows. */
export function pageOf(routeId: string | undefined): PageInfo {
  return Object.entries(pages).find(([id]) => id === routeId)?.[1] ?? pages.notFound;
}
