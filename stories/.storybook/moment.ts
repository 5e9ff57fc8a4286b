import { useEffect } from 'react';

/** A story as it starts, or as its test leaves it. */
export const moments = ['start', 'end'] as const;

/**
 * Opens the page anew when the reader wants to see the other moment. The play of a story is its test: vitest runs it always,
 * Storybook only where the story is not embedded.
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
