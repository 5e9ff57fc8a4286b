import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { LabelingName } from './finding.ts';

/** A file of the taxonomy as stored. Every save makes another version. */
export interface LabelingVersion {
  readonly text: string;
  readonly version: string;
}

/** Why a file of the taxonomy cannot be read. */
export type LabelingFailure = { readonly kind: 'forbidden' } | NoAnswer;

/**
 * Why a file was not saved: somebody has saved another version since (`conflict`), or the server has found a mistake
 * that was not visible here, with its message (`refused`).
 */
export type LabelingSaveFailure =
  | LabelingFailure
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads and saves the files of the taxonomy. */
export interface TaxonomyGateway {
  read(name: LabelingName): Promise<Result<LabelingVersion, LabelingFailure>>;
  /** Saves a text in place of the given version, and returns the new version. */
  save(name: LabelingName, next: LabelingVersion): Promise<Result<{ readonly version: string }, LabelingSaveFailure>>;
}
