import type { CourseServer } from '@lemma/core/course-server';
import { placeAt, type ListPlace, type ListSourceKind } from '@lemma/core/list-place';
import type { SelectorParameters } from '@lemma/core/selection';
import { useStore } from '../binding/index.ts';
import { useCourseServers } from '../course-server/index.ts';
import { useSelector } from './use-selector.ts';

interface SelectorSources {
  /** Our own sources, if the LMS has stored this platform. */
  readonly own: readonly Exclude<ListSourceKind, 'server'>[];
  /** The server that the LMS has stored if it is not ours, and those whose items can be dragged. */
  readonly servers: readonly CourseServer[];
  readonly isOwn: boolean;
  /** Where the selector is: what its address names, if that is offered. */
  readonly place: ListPlace;
}

const ownSources = ['all', 'pool'] as const;

/**
 * The sources of the selector (specification 000 §9). A page that waits for a transfer takes items of its own server
 * only; in a drag each item says its server.
 */
export function useSelectorSources(parameters: SelectorParameters, named: ListPlace): SelectorSources {
  const { recognition } = useStore(useSelector());
  const listed = useCourseServers();
  const isOwn = recognition.status === 'loaded' && recognition.value.kind === 'known' && recognition.value.isOwnServer;
  const known = listed.status === 'loaded' ? listed.value : [];
  const { serverUrl, origin } = parameters;
  const others = origin === undefined ? known.filter(({ url }) => url !== serverUrl) : [];
  const ofLms = isOwn || serverUrl === undefined ? undefined : lmsServer(serverUrl, known);
  const servers = ofLms === undefined ? others : [ofLms, ...others];
  const { source } = named;
  const isOffered = source.kind === 'server' ? servers.some(({ url }) => url === source.url) : isOwn;
  const first = placeAt('selector', isOwn ? { kind: 'all' } : { kind: 'server', url: serverUrl ?? '' });
  return { own: isOwn ? ownSources : [], servers, isOwn, place: isOffered ? named : first };
}

/** The server that the LMS has stored, by its name if the operator lists it. */
function lmsServer(url: string, known: readonly CourseServer[]): CourseServer {
  return known.find((server) => server.url === url) ?? { name: /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url, url };
}
