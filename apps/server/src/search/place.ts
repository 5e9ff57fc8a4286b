/** What a pasted path or address leads to. */
export type Place =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'worksheet'; readonly id: string };

/** The place that somebody has pasted as an address of a page or as a path; undefined if it is neither. */
export function placeIn(typed: string): Place | undefined {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  const [before = '', query] = text.split(/\?(.*)/s);
  if (query !== undefined) return placeInQuery(new URLSearchParams(query.replace(/#.*$/s, '')));
  if (text.startsWith('worksheet_')) return worksheet(text);
  const path = before.replace(/^\/+|\.tex$|\/+$/g, '');
  return before.includes('/') ? document(path) : undefined;
}

function placeInQuery(query: URLSearchParams): Place | undefined {
  const resource = query.get('resourceId');
  if (resource !== null) return resource.startsWith('worksheet_') ? worksheet(resource) : document(resource);
  const path = query.get('path');
  if (path !== null) return document(path);
  const id = query.get('templateId') ?? query.get('id');
  return id === null ? undefined : worksheet(id);
}

/** A database refuses the character NUL; no path and no id contains one. */
function document(path: string): Place | undefined {
  return path === '' || path.includes('\0') ? undefined : { kind: 'document', path };
}

function worksheet(id: string): Place | undefined {
  const bare = id.replace(/^worksheet_/, '');
  return bare === '' || bare.includes('\0') ? undefined : { kind: 'worksheet', id: bare };
}
