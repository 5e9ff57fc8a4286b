import type { Language } from '../language/index.ts';
import { fieldsOf, parseJson } from '../platform/index.ts';
import type { CorrectionPolicy, CorrectionMoment } from '../workflow/index.ts';
import { isLink, isTransferName, longestName } from './names-and-links.ts';
import { exportModeOf, type SelectorParameters } from './parameters.ts';
import type { SelectedItem } from './selected-items.ts';

/** What an LMS receives of one item (specification 000 §3), by the names its clients read. */
export interface LmsTransfer {
  readonly link: string;
  readonly path_to_coursefile: string;
  readonly language: Language;
  readonly name: string;
  readonly server: string;
  readonly course: string;
  readonly isGraded: boolean;
  /** Only of a worksheet: clients read `correctorType` to know whether they need a deadline. */
  readonly worksheet?: {
    readonly id: string;
    readonly configuration: { readonly correction: { readonly correctorType: string } };
  };
}

/** Why nothing can be transferred; the first one counts (specification 000 §5). */
export type TransferObstacle = 'noServer' | 'noLanguage' | 'nothingSelected' | 'notOne' | 'noReceiver';

/** The type of the data of a drag: an array of JSON strings. Clients test for an older type first, so it is the only one. */
export const dragType = 'mumie/jsonArray';

const correctorTypes: Readonly<Record<CorrectionMoment, string>> = {
  afterSave: 'AFTER_SAVE',
  afterDeadline: 'AFTER_DEADLINE',
  manual: 'MANUAL',
};

/** What an LMS receives of an item: that of the server as the LMS writes it, unless another server has it. */
export function transferOf(item: SelectedItem, lmsServer: string): LmsTransfer {
  const { link, language, name, isGraded, course, worksheet, server = lmsServer } = item;
  return {
    link,
    path_to_coursefile: course.pathToCourseFile,
    language,
    name,
    server,
    course: course.name,
    isGraded,
    ...(worksheet && { worksheet: { id: worksheet.id, configuration: configurationOf(worksheet.correction) } }),
  };
}

function configurationOf({ corrector }: CorrectionPolicy) {
  return { correction: { correctorType: correctorTypes[corrector] } };
}

/** Whether every client takes an item as it is: its link, its names, its course. */
export function isTransferable({ link, name, course }: SelectedItem): boolean {
  return isLink(link) && isTransferName(name) && isTransferName(course.name) && isLink(course.pathToCourseFile);
}

/** Whether a client can store the address of a server. */
export function isServerUrl(url: string): boolean {
  return url.length <= longestName && /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/([A-Za-z0-9._~/-]*\/)?$/.test(url);
}

/** Why the selected items cannot be posted to the LMS; undefined if they can. */
export function obstacleToTransfer(
  parameters: SelectorParameters,
  items: readonly SelectedItem[],
  language: Language | undefined,
): TransferObstacle | undefined {
  const general = obstacleToDrag(parameters, items, language);
  if (general !== undefined) return general;
  if (parameters.origin === undefined) return 'noReceiver';
  return exportModeOf(parameters) === 'single' && items.length !== 1 ? 'notOne' : undefined;
}

/** Why the selected items cannot be dragged to the LMS; undefined if they can. */
export function obstacleToDrag(
  { serverUrl }: SelectorParameters,
  items: readonly SelectedItem[],
  language: Language | undefined,
): TransferObstacle | undefined {
  if (serverUrl === undefined) return 'noServer';
  if (language === undefined) return 'noLanguage';
  return items.length === 0 ? 'nothingSelected' : undefined;
}

/** The one text that is posted to the LMS: an object, or an array of them if the LMS takes several. */
export function messageOf(items: readonly SelectedItem[], { serverUrl = '', multiSelect }: SelectorParameters): string {
  const transfers = items.map((item) => transferOf(item, serverUrl));
  return JSON.stringify(multiSelect ? transfers : transfers[0]);
}

/** The data of a drag: its elements are texts, because clients parse each of them. */
export function dragDataOf(items: readonly SelectedItem[], { serverUrl = '' }: SelectorParameters): string {
  return JSON.stringify(items.map((item) => JSON.stringify(transferOf(item, serverUrl))));
}

/** The answer of an LMS to a transfer. */
export type LmsAnswer = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly message: string };

/** Longer answers are not read. */
const longestAnswer = 10_000;
/** Longer messages are cut. */
const longestMessage = 500;

/** Reads an answer: a JSON text with `success` and `message`. Undefined for anything else. */
export function readLmsAnswer(data: unknown): LmsAnswer | undefined {
  if (typeof data !== 'string' || data.length > longestAnswer) return undefined;
  const { success, message } = fieldsOf(parseJson(data));
  if (success === true) return { kind: 'taken' };
  if (success !== false) return undefined;
  return { kind: 'refused', message: typeof message === 'string' ? message.slice(0, longestMessage).trim() : '' };
}
