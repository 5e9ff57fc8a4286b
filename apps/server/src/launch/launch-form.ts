import * as v from 'valibot';
import { signedDeadline } from '@lemma/api-client/wire';
import { languageOfLms } from '@lemma/core/selection';
import { isPlainPath } from './plain-path.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(1000), v.regex(/^\P{Cc}*$/u)), '');

/** An empty field is one that is not there: templates of LMS clients write all of theirs. */
const withoutEmpty = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))),
);

const fields = v.pipe(
  withoutEmpty,
  v.object({
    userId: text,
    token: text,
    org: text,
    /** The whole address of the task, as the LMS has stored it. */
    resource: text,
    /** The link of the task; older clients leave it out. */
    path: text,
    lang: text,
    ...signedDeadline,
  }),
);

/** What a form of an LMS says, with the link of the task. */
export type LaunchForm = Omit<v.InferOutput<typeof fields>, 'resource' | 'path' | 'lang'> & {
  readonly link: string;
  /** The language of the task. */
  readonly language: ReturnType<typeof languageOfLms>;
};

/**
 * Reads the form of a launch; undefined if it cannot be read, a field is there twice, or only one of a deadline and its
 * signature. `own`: the address of this platform as an LMS stores it; no other address is ever gone to.
 */
export function readLaunchForm(body: unknown, own: string): LaunchForm | undefined {
  const read = v.safeParse(fields, body);
  if (!read.success) return undefined;
  const { resource, path, lang, ...rest } = read.output;
  if ((rest.deadline === undefined) !== (rest.deadlineSignature === undefined)) return undefined;
  const whole = path === '' && resource.startsWith(own) ? resource.slice(own.length) : path;
  const [link = '', language = ''] = whole.replace(/^link\//, '').split('?lang=');
  if (!isPlainPath(link)) return undefined;
  return { ...rest, link, language: languageOfLms(lang === '' ? language : lang) };
}
