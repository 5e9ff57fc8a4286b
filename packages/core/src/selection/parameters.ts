import { isLanguage, type Language } from '../language/index.ts';

/** Which items an LMS asks for (specification 000 §9): those that give a grade, those that do not, or all. */
export const gradingTypes = ['graded', 'ungraded', 'all'] as const;

/** The kind of items that an LMS asks for. */
export type GradingType = (typeof gradingTypes)[number];

/** How many items are exported (specification 000 §3). */
export type ExportMode = 'single' | 'multi';

/** What an LMS says in the address by which it opens the selector (specification 000 §2). */
export interface SelectorParameters {
  /** The organisation whose LMS this is. */
  readonly org: string | undefined;
  /** The server that the LMS has stored, exactly as the LMS writes it; its address ends with `/`. */
  readonly serverUrl: string | undefined;
  /** The origin of the LMS page that waits for a transfer; without one, items can only be dragged. */
  readonly origin: string | undefined;
  /** The language of the items. */
  readonly problemLang: Language | undefined;
  /** The language of the interface. */
  readonly uiLang: Language | undefined;
  readonly gradingType: GradingType;
  /** Whether items of all courses are offered at once; otherwise those of one course at a time. */
  readonly multiCourse: boolean;
  /** Whether the LMS can take worksheets. */
  readonly worksheet: boolean;
  /** Whether the LMS has signed its user in. */
  readonly sso: boolean;
  /** Whether the LMS takes several items in one transfer. */
  readonly multiSelect: boolean;
  /** The link of the item that the LMS has at present. */
  readonly selection: string | undefined;
}

/** Longer values are not what an LMS sends; they count as absent, and an address stays readable. */
const longestValue = 500;

/**
 * Reads the parameters of an address; `problem`, `lang` and `multiselect` are older names that clients still send.
 * Empty values count as absent, unknown ones as the default.
 */
export function readSelectorParameters(query: string): SelectorParameters {
  const fields = new Map<string, string>();
  for (const [name, value] of fieldsIn(query)) if (!fields.has(name) && value !== '') fields.set(name, value);
  const text = (...names: readonly string[]) => {
    const value = names.map((name) => fields.get(name)).find((each) => each !== undefined);
    return value === undefined || value.length > longestValue ? undefined : value;
  };
  return {
    org: text('org'),
    serverUrl: text('serverUrl'),
    origin: text('origin'),
    problemLang: languageOfLms(text('problemLang', 'lang')),
    uiLang: languageOfLms(text('uiLang')),
    gradingType: gradingTypes.find((type) => type === text('gradingType')) ?? 'graded',
    multiCourse: text('multiCourse') === 'true',
    worksheet: text('worksheet') === 'true',
    sso: text('sso') === 'true',
    multiSelect: text('multiSelect', 'multiselect') === 'true',
    selection: withoutLanguage(text('selection', 'problem')),
  };
}

/** The query (without `?`) that says the same by the current names; whatever is absent or default is left out. */
export function writeSelectorParameters(parameters: SelectorParameters): string {
  const { gradingType, multiCourse, worksheet, sso, multiSelect, ...texts } = parameters;
  const { org, serverUrl, problemLang, origin, uiLang, selection } = texts;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['org', org],
    ['serverUrl', serverUrl],
    ['problemLang', problemLang],
    ['origin', origin],
    ['uiLang', uiLang],
    ['gradingType', gradingType === 'graded' ? undefined : gradingType],
    ['multiCourse', multiCourse ? 'true' : undefined],
    ['worksheet', worksheet ? 'true' : undefined],
    ['sso', sso ? 'true' : undefined],
    ['multiSelect', multiSelect ? 'true' : undefined],
    ['selection', selection],
  ];
  return fields
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
}

/** One item for a page that waits for one transfer, otherwise several. */
export function exportModeOf({ origin, multiSelect }: SelectorParameters): ExportMode {
  return origin === undefined || multiSelect ? 'multi' : 'single';
}

/** Our language for that of an LMS: Moodle's `de_du` is German. Undefined for languages we do not have. */
export function languageOfLms(name: string | undefined): Language | undefined {
  const language = name?.toLowerCase().split(/[-_]/)[0];
  return isLanguage(language) ? language : undefined;
}

/** Older clients leave `?lang=de` at the link. */
function withoutLanguage(link: string | undefined): string | undefined {
  const cut = link?.split('?lang=')[0];
  return cut === '' ? undefined : cut;
}

function fieldsIn(query: string): readonly (readonly [string, string])[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .map((field) => {
      const [name = '', ...value] = field.split('=');
      return [decode(name), decode(value.join('='))] as const;
    });
}

/** A text with a malformed escape is taken literally. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
