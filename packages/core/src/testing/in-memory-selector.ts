import { Subject } from 'rxjs';
import type { LmsClaims, LmsCourse, OpenerMessage, OpenerWindow, SelectorGateway } from '../selection/index.ts';
import { succeed } from '../store/index.ts';

/** A course with three tasks, one of them ungraded, and the course of the pool. */
export const lmsCourses: readonly LmsCourse[] = [
  {
    pathToCourseFile: 'courses/numbers',
    name: { de: 'Zahlen und Funktionen', en: 'Numbers and functions' },
    link: 'courses/numbers',
    tasks: [
      {
        link: 'fractions/add',
        headline: { de: 'Brüche addieren', en: 'Adding fractions' },
        types: ['Problem'],
        isGraded: true,
      },
      { link: 'lines/slope', headline: { de: 'Die Steigung', en: 'The slope' }, types: ['Problem'], isGraded: true },
      { link: 'fractions/what', headline: { en: 'What is a fraction?' }, types: ['Article'], isGraded: false },
    ],
  },
  { pathToCourseFile: 'pool', name: { de: 'Aufgabensammlung', en: 'Pool' }, link: undefined, tasks: [] },
];

/** An LMS window that records what is posted to it, and answers what the test says. */
export class FakeOpenerWindow implements OpenerWindow {
  readonly messages$ = new Subject<OpenerMessage>();
  readonly posted: { readonly text: string; readonly origin: string }[] = [];
  isOpen = true;
  hasLeft = false;
  readonly #origin: string;

  constructor(origin = 'https://moodle.example.org') {
    this.#origin = origin;
  }

  post(text: string, origin: string): boolean {
    if (this.isOpen) this.posted.push({ text, origin });
    return this.isOpen;
  }

  leave(): void {
    this.hasLeft = true;
  }

  /** Sends as the opener; a test may pretend to be another sender. */
  send(data: unknown, sender: Partial<OpenerMessage> = {}): void {
    this.messages$.next({ origin: this.#origin, fromOpener: true, data, ...sender });
  }
}

/** Knows every LMS, and gives its courses; records what it was asked for. */
export class InMemorySelectorGateway implements SelectorGateway {
  readonly recognised: LmsClaims[] = [];
  readonly fetched: string[] = [];
  recognition: Awaited<ReturnType<SelectorGateway['recognise']>> = succeed({ kind: 'known', isOwnServer: true });
  /** May be changed between two calls. */
  answer: Awaited<ReturnType<SelectorGateway['courses']>> = succeed(lmsCourses);

  recognise(claims: LmsClaims): ReturnType<SelectorGateway['recognise']> {
    this.recognised.push(claims);
    return Promise.resolve(this.recognition);
  }

  courses(serverUrl: string): ReturnType<SelectorGateway['courses']> {
    this.fetched.push(serverUrl);
    return Promise.resolve(this.answer);
  }
}
