import { useEffect } from 'react';

/** A story at its start, or as its test leaves it. */
export const moments = ['start', 'end'] as const;

/**
 * Reloads the page when the reader wants to see the other moment. The play function of a story is its test: `npm
 * test` always runs it, Storybook only if the story is not embedded.
 */
export function useMoment(moment: unknown): void {
  useEffect(() => {
    const address = new URL(location.href);
    const plays = address.searchParams.get('embed') === 'false';
    if (plays === (moment === 'end')) return;
    address.searchParams.set('embed', String(plays));
    location.replace(address);
  }, [moment]);
}
