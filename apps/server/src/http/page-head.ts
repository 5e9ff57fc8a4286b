import { escapeAttribute, escapeText } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';

/** What the first page says of the page it becomes, for programs that do not run it: search engines, previews of links. */
export interface PageHead {
  readonly title: string;
  /** Missing: what the platform says of itself. */
  readonly description?: string;
  readonly language: Language;
}

/** The head for an address; undefined where the platform speaks for itself. Who asks is a guest, whoever it is. */
export type HeadOf = (path: string, query: URLSearchParams) => Promise<PageHead | undefined>;

/** The first page with the words of one of its pages in its head. */
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
