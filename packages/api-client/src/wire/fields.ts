import * as v from 'valibot';
import { deadlineTime } from '@lemma/core/deadline';
import { languages } from '@lemma/core/language';

/** A language of interface and content. */
export const language = v.picklist(languages);

/** Texts by language; a language may be missing. */
export const localizedText = v.object({
  de: v.exactOptional(line(500)),
  en: v.exactOptional(line(500)),
  fr: v.exactOptional(line(500)),
  zh: v.exactOptional(line(500)),
});

/** A line of text without control characters, at most `length` UTF-16 units. */
export function line(length: number) {
  return v.pipe(v.string(), v.maxLength(length), v.regex(/^\P{Cc}*$/u, 'A line has no control characters.'));
}

/** The path of a document in the pool: names joined by `/`, no `..`, no control characters, at most 300 characters. */
export const documentPath = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(300),
  v.check(isPlainPath, 'A path is made of names joined with "/", without "..", "\\", "%" and control characters.'),
);

/** A whole number, given as a number (JSON) or as digits (query). */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.integer(),
);

/** A yes or no, given as a truth value (JSON) or as `true` and `false` (query). */
export const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

/** The subject of a user's token. */
export const userId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The id of a worksheet, template or answer. */
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** `user/answer/question_1/answer_2`, or `…/answer_options` for what is selected. */
export const answerPath = v.pipe(
  v.string(),
  v.regex(/^user\/answer\/question_[1-9]\d{0,3}\/answer_(?:[1-9]\d{0,3}|options)$/),
);

/** A source text of an author: at most 256 kB. */
export const texCode = v.pipe(v.string(), v.maxLength(262_144));

function isPlainPath(path: string): boolean {
  const names = path.split('/');
  return !/[\\%\p{Cc}]/u.test(path) && names.every((name) => name !== '' && name !== '.' && name !== '..');
}

/**
 * Until when a worksheet takes answers: milliseconds since 1970 in plain digits, and the signature of the LMS (Base64) or
 * of this platform. Both or neither.
 */
export const signedDeadline = {
  deadline: v.exactOptional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.check((given) => deadlineTime(given) !== undefined, 'A deadline is a time in milliseconds, in plain digits.'),
      v.transform(Number),
    ),
  ),
  deadlineSignature: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=._-]{1,1500}$/))),
};

/**
 * A deadline that was checked. `left`: milliseconds until then by the clock of the server, negative afterwards.
 * `takesLate`: what is saved afterwards is kept as late, and counts for the share `lateCredit` of its points if it is accepted.
 * `correctedFrom`: from when what is corrected after the deadline is shown, if that is later.
 */
export const checkedDeadline = v.object({
  at: v.number(),
  left: v.number(),
  takesLate: v.exactOptional(v.boolean()),
  /** Whether answers that are kept by then are handed in. Missing: they are not. */
  handsInAtDeadline: v.exactOptional(v.boolean()),
  lateCredit: v.exactOptional(v.number()),
  correctedFrom: v.exactOptional(v.union([v.number(), v.literal('never')])),
});
