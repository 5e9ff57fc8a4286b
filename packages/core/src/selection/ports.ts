import type { Observable } from 'rxjs';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { LmsClaims, UnknownLms } from './known-lms.ts';
import type { LmsCourse } from './lms-course.ts';

/** A message as received by this window; its data is untrusted. */
export interface OpenerMessage {
  readonly origin: string;
  /** Whether the window that opened this one sent it. */
  readonly fromOpener: boolean;
  readonly data: unknown;
}

/** The window that opened this one. */
export interface OpenerWindow {
  /** Everything posted to this window, by any sender. */
  readonly messages$: Observable<OpenerMessage>;
  /** Posts a text to the opener if it has exactly this origin; false without an opener. */
  post(text: string, origin: string): boolean;
  /** Closes this window. */
  leave(): void;
}

/** What the platform knows about the LMS in an address. */
export type LmsRecognition =
  | { readonly kind: 'unknown'; readonly what: UnknownLms }
  /** `isOwnServer`: the LMS has stored this platform, so that its pool can be offered, too. */
  | { readonly kind: 'known'; readonly isOwnServer: boolean };

/** Why there are no courses: the address names no server, it does not answer, or it answers something else. */
export type CourseListFailure =
  | { readonly kind: 'noServer' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' };

/** The platform, and the servers an LMS has stored, as the selector needs them. */
export interface SelectorGateway {
  recognise(claims: LmsClaims): Promise<Result<LmsRecognition, NoAnswer>>;
  /** The courses of a server that has been recognised. */
  courses(serverUrl: string, org: string | undefined): Promise<Result<readonly LmsCourse[], CourseListFailure>>;
}
