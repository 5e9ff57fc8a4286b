import { ChakraProvider } from '@chakra-ui/react';
import { controlsOf, corrected, freshAttempt, ProblemStore, saved, standingOf } from '@lemma/core/problem';
import { SessionStore, type Role } from '@lemma/core/session';
import {
  anOutbox,
  InMemoryIdentity,
  InMemoryProblemGateway,
  loaded,
  MemoryStorage,
  RecordingLog,
  TurnedClock,
} from '@lemma/core/testing';
import { correctionMoments } from '@lemma/core/workflow';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { LanguageProvider, loadLanguage } from '../language/index.ts';
import { NoticesProvider, NoticeStore } from '../shell/index.ts';
import { system } from '../theme/index.ts';
import { ProblemControls } from './problem-controls.tsx';

/**
 * What learners and those who accompany them see below a problem of a worksheet, for every circumstance that
 * specification 001 §6 and §9 name: the texts of the buttons, with a sign before those that cannot be pressed. Beside it
 * are the rules of core (`controls.matrix.test.ts`) and what the server carries out (`sheet-rules.matrix.test.ts`).
 */
const roles = {
  nobody: [],
  controls: ['view-problem-control-buttons'],
  passes: ['view-worksheet-without-deadline-constraints'],
  staff: ['staff-member'],
  admin: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

const works = {
  fresh: freshAttempt,
  partlyRight: corrected(saved(freshAttempt, [1, 2]), { score: 0.5, right: [1] }),
  drawnTwice: { ...freshAttempt, newDataDrawn: 2 },
};

const rows = correctionMoments.flatMap((corrector) =>
  (['before', 'after', 'none'] as const).flatMap((deadline) =>
    [true, false].flatMap((isVisible) =>
      [-1, 0, 2].flatMap((limit) =>
        (['nobody', 'controls', 'passes', 'staff', 'admin'] as const).flatMap((who) =>
          (['fresh', 'partlyRight', 'drawnTwice'] as const).flatMap((work) =>
            [true, false].map((isOwn) => ({ corrector, deadline, isVisible, limit, who, work, isOwn })),
          ),
        ),
      ),
    ),
  ),
);
type Row = (typeof rows)[number];

beforeAll(() => loadLanguage('en'));

const problems = new InMemoryProblemGateway();
const clock = new TurnedClock();
const log = new RecordingLog();
const session = new SessionStore({ identity: new InMemoryIdentity(), storage: new MemoryStorage() });
const store = new ProblemStore(
  { problems, clock, outbox: loaded(anOutbox({ problems, session, clock, log })), log },
  { path: 'a/b', language: 'en', worksheet: 'w' },
);

const notices = new NoticeStore({ clock: new TurnedClock() });

/** The buttons on the page, which depends on few things: most rows are drawn once. */
const drawn = new Map<string, readonly string[]>();
function buttonsOnPage({ corrector, deadline, isVisible, limit, who, work, isOwn }: Row): readonly string[] {
  const policy = { corrector, regenerations: limit, isCorrectionVisible: isVisible };
  const isAfterDeadline = deadline === 'after';
  const isCorrectionDue = deadline !== 'before';
  const controls = controlsOf({
    session: { kind: 'user', user: { id: 'u', name: 'U', roles: roles[who] } },
    worksheet: { policy, isAfterDeadline, isCorrectionDue },
    isDemo: false,
    isPartlyRight: work === 'partlyRight',
  });
  const { isEditable, ...others } = standingOf(works[work], {
    ...{ asked: [1, 2], progress: new Map(), policy, isAfterDeadline, isCorrectionDue },
    ...{ isOutdated: false, isTutor: !isOwn },
  });
  // The work of somebody else is only looked at.
  const standing = { ...others, isEditable: isEditable && isOwn };
  const name = JSON.stringify([controls, standing, isOwn]);
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const html = renderToString(
    <ChakraProvider value={system}>
      <LanguageProvider language="en" log={new RecordingLog()}>
        <NoticesProvider value={notices}>
          <ProblemControls store={store} controls={controls} standing={standing} canSave isOwn={isOwn} />
        </NoticesProvider>
      </LanguageProvider>
    </ChakraProvider>,
  );
  const shown = [...html.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].map(
    ([, attributes = '', text = '']) =>
      `${/\sdisabled(?:=|\s|$)/.test(attributes) ? 'off: ' : ''}${text.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, '')}`,
  );
  drawn.set(name, shown);
  return shown;
}

/** The same, in the words of the specification. */
function expected({ corrector, deadline, isVisible, limit, who, work, isOwn }: Row): readonly string[] {
  const isAfter = deadline === 'after';
  const isOffered = who === 'controls' || who === 'staff';
  // Data are drawn by their learner, and not after the deadline.
  const hasNewData = isOwn && !isAfter && (isOffered || limit !== 0);
  // "Limit on generating new data exists; 0 disables new data, -1 means unlimited": the remaining number is on the button.
  const left = limit === -1 ? undefined : Math.max(limit - (work === 'drawnTwice' ? 2 : 0), 0);
  const off = left === 0 ? 'off: ' : '';
  const maySee = isVisible && (corrector !== 'afterDeadline' || deadline !== 'before' || who === 'passes');
  return [
    // "When it passes … the save button is hidden"; nobody saves for somebody else.
    ...(isOwn && !isAfter ? ['Save'] : []),
    ...(who === 'controls' || maySee ? ['Correction'] : []),
    ...(who === 'controls' ? ['Preview correction'] : []),
    ...(hasNewData
      ? [off + (left === undefined ? 'New random values' : `New random values (${String(left)} left)`)]
      : []),
    ...(hasNewData && (isOffered || work === 'partlyRight') ? [`${off}New values for wrong answers`] : []),
    ...(who === 'admin' ? ['View data sheet'] : []),
  ];
}

it.each(correctionMoments)('the buttons below a problem, for every circumstance: %s', (corrector) => {
  const own = rows.filter((row) => row.corrector === corrector);
  expect(own.length).toBe(3 * 2 * 3 * 5 * 3 * 2);
  expect(own.map((row) => ({ ...row, buttons: buttonsOnPage(row) }))).toEqual(
    own.map((row) => ({ ...row, buttons: expected(row) })),
  );
});
