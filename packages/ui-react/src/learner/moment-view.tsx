import { chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

interface MomentViewProps {
  /** ISO 8601. */
  readonly at: string;
  /** The words around it, with `{{date}}`. */
  readonly textOf?: (date: string) => string;
}

/** A date with its time of day. */
export function MomentView({ at, textOf = (date) => date }: MomentViewProps) {
  const { language } = useTexts('learner');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return <chakra.time dateTime={at}>{textOf(format.format(new Date(at)))}</chakra.time>;
}
