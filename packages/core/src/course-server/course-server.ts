import type { Language } from '../language/index.ts';

/** Another platform whose courses are offered here (specification 000 §9), as the operator lists it. */
export interface CourseServer {
  readonly name: string;
  /** The address of its calls, ending with `/`. */
  readonly url: string;
}

/**
 * Where a document of another platform is opened there (specification 000 §2: `/pool?resourceId=`): above `api/` of its
 * calls (§7), otherwise at its root.
 */
export function addressThere({ url }: CourseServer, path: string, language: Language): string {
  const base = url.endsWith('/api/') ? url.slice(0, -'api/'.length) : /^https?:\/\/[^/]+\//.exec(url)?.[0];
  return `${base ?? url}pool?resourceId=${encodeURIComponent(path)}&lang=${language}`;
}
