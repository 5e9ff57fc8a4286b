import { seedOf } from '../platform/index.ts';
import type { WorksheetProblem } from './worksheet.ts';

/** How much room to work is left below each problem, in centimetres. */
export const workingRooms = [0, 4, 8, 12] as const;
export type WorkingRoom = (typeof workingRooms)[number];

/** What of a worksheet is printed. */
export interface PaperSettings {
  /**
   * The number of the first version, from 1. The seeds of its problems follow from it (`seedOfVersion`): a version is
   * found on the platform by its number.
   */
  readonly first: number;
  /** How many versions, each with data of its own. */
  readonly versions: number;
  readonly room: WorkingRoom;
  /** Whether each problem starts on a page of its own. */
  readonly ownPages: boolean;
  /** Whether the versions follow once more with their solutions. */
  readonly withSolutions: boolean;
}

/** The most versions that are printed at once. */
export const mostVersions = 60;

/** The greatest number of a version. */
export const greatestVersion = 99_999;

export const usualPaper: PaperSettings = { first: 1, versions: 1, room: 4, ownPages: false, withSolutions: true };

/**
 * The seed of a problem in a version of a worksheet. It depends on the problem, too: otherwise two problems that draw
 * alike would show the same numbers in every version.
 */
export function seedOfVersion({ path }: Pick<WorksheetProblem, 'path'>, version: number): number {
  return seedOf(path, String(version));
}

/** A printed sheet: one version of a worksheet, for somebody in particular or for anybody. */
export interface PaperSheet {
  readonly kind: 'problems' | 'solutions';
  readonly version: number;
  readonly name?: string;
}

/**
 * The sheets in the order in which they are printed: all problems, then all solutions, so that one pile is handed out
 * and the other one kept. With names, each person receives a version of their own.
 */
export function sheetsOf({ first, versions, withSolutions }: PaperSettings, names: readonly string[]): PaperSheet[] {
  const people = names.slice(0, mostVersions);
  const count = people.length > 0 ? people.length : versions;
  const sheetsWith = (kind: PaperSheet['kind']) =>
    Array.from({ length: count }, (_, index): PaperSheet => {
      const name = people[index];
      return { kind, version: first + index, ...(name !== undefined && { name }) };
    });
  return [...sheetsWith('problems'), ...(withSolutions ? sheetsWith('solutions') : [])];
}

/** The names in a list with one in each line. */
export function namesInLines(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The parameters of an address that say what is printed; what is usual is left out. */
export function printPaper(settings: PaperSettings): readonly (readonly [name: string, value: string])[] {
  const { first, versions, room, ownPages, withSolutions } = settings;
  const parameters: [name: string, value: string, isUsual: boolean][] = [
    ['first', String(first), first === usualPaper.first],
    ['versions', String(versions), versions === usualPaper.versions],
    ['room', String(room), room === usualPaper.room],
    ['ownPages', 'true', !ownPages],
    ['solutions', 'false', withSolutions],
  ];
  return parameters.flatMap(([name, value, isUsual]) => (isUsual ? [] : [[name, value]]));
}

/** What is printed, by the parameters of an address: what cannot be read or is out of range is as usual. */
export function readPaper(parameter: (name: string) => string | null): PaperSettings {
  const room = Number(parameter('room') ?? usualPaper.room);
  return {
    first: integerWithin(parameter('first'), greatestVersion) ?? usualPaper.first,
    versions: integerWithin(parameter('versions'), mostVersions) ?? usualPaper.versions,
    room: workingRooms.find((each) => each === room) ?? usualPaper.room,
    ownPages: parameter('ownPages') === 'true',
    withSolutions: parameter('solutions') !== 'false',
  };
}

/** An integer from 1, as it is typed or as it stands in an address. */
export function integerWithin(text: string | null, greatest: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number >= 1 && number <= greatest ? number : undefined;
}
