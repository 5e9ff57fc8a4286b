import { escapeAttribute, escapeText } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';

/** The head of the first page for a given address, for programs that do not run it: search engines, link previews. */
export interface PageHead {
  readonly title: string;
  /** If missing, the platform's own description. */
  readonly description?: string;
  readonly language: Language;
}

/** The head for an address; undefined if the platform's own applies. The caller is treated as a guest. */
export type HeadOf = (path: string, query: URLSearchParams) => Promise<PageHead | undefined>;

/** The first page with the head of one of its pages. */
export function withHead(page: string, { title, description, language }: PageHead): string {
  const named = page
    .replace(/(<html lang=")[^"]*/, (_, start: string) => start + language)
    .replace(/(<title>)[^<]*/, (_, start: string) => start + escapeText(title));
  const told = withMeta(named, 'property="og:title"', title);
  if (description === undefined) return told;
  return withMeta(withMeta(told, 'name="description"', description), 'property="og:description"', description);
}

function withMeta(page: string, name: string, content: string): string {
  return page.replace(
    new RegExp(`(<meta\\s+${name}\\s+content=")[^"]*`),
    (_, start: string) => start + escapeAttribute(content),
  );
}
