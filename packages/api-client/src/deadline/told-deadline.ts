import { readSignedDeadline } from '@lemma/core/deadline';
import { succeed, type Result } from '@lemma/core/store';

/** A deadline as calls tell it. */
interface ToldDeadline {
  readonly deadline: number;
  readonly deadlineSignature: string;
}

/** A signed deadline from an address, in the words of a call. What cannot be read is told to nobody, and is no deadline. */
export function toldDeadline(text: string | undefined): Result<Partial<ToldDeadline>, 'unreadable'> {
  if (text === undefined) return succeed({});
  const read = readSignedDeadline(text);
  if (!read.ok) return read;
  const { deadline, signature } = read.value;
  return succeed({ deadline, deadlineSignature: signature });
}
