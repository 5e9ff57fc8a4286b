import { chakra } from '@chakra-ui/react';
import { useDates } from '../language/index.ts';

interface MomentViewProps {
  /** ISO 8601. */
  readonly at: string;
  /** The words around it, with `{{date}}`. */
  readonly textOf?: (date: string) => string;
}

/** A date with its time of day. */
export function MomentView({ at, textOf = (date) => date }: MomentViewProps) {
  const dates = useDates();
  return <chakra.time dateTime={at}>{textOf(dates.dayAndTime(at))}</chakra.time>;
}
