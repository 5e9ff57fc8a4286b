import { AppletsStore, loadsByItself, phaseOf, type AppletType } from '@lemma/core/applet';
import type { Disposable } from '@lemma/core/platform';
import { tokens } from '@lemma/core/tokens';
import { openAppletFrame } from '@lemma/viz-engine/applet';
import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { lateStores, useClock, useService, useStore } from '../binding/index.ts';
import { usePageLanguage } from '../language/index.ts';

/** The answer of a problem that an applet gives. */
export interface AppletAnswer {
  /** What was given before; empty if nothing was. */
  readonly text: string;
  readonly give: (text: string) => void;
}

/** An applet in the text of a page. */
export interface PageApplet {
  readonly place: number;
  readonly type: AppletType;
}

interface AppletToPlace {
  readonly key: string;
  readonly path: string;
  readonly type: AppletType;
  readonly place: number;
  /** All applets of the page. */
  readonly ofPage: readonly PageApplet[];
  /** The accessible name of its frame. */
  readonly title: string;
  readonly answer: AppletAnswer | undefined;
  readonly isEditable: boolean;
}

/** The applets of the page: one store for each platform, because one loads at a time. */
const appletsOf = lateStores<AppletsStore>();

/** Has an applet among those of the page while the view is mounted, and its frame inside an element while it runs. */
export function usePlacedApplet(element: RefObject<HTMLElement | null>, applet: AppletToPlace): AppletsStore {
  const { key, path, type, place, ofPage, title, answer, isEditable } = applet;
  const gateway = useService(tokens.appletGateway);
  const clock = useClock();
  const language = usePageLanguage();
  const applets = appletsOf(gateway, () => new AppletsStore(clock));
  const status = useStore(applets, (all) => phaseOf(all, key)?.status);
  const isRunning = status === 'loading' || status === 'initialized';

  const awaited = useMemo(() => ofPage.filter((one) => loadsByItself(one.type)).map((one) => one.place), [ofPage]);
  useEffect(() => {
    applets.place({ key, place, type }, awaited);
    return () => applets.remove(key);
  }, [applets, key, place, type, awaited]);

  const kept = useEffectEvent(() => answer?.text ?? '');
  const give = useEffectEvent((text: string) => answer?.give(text));

  useEffect(() => {
    if (!isRunning) return undefined;
    let frame: Disposable | undefined;
    let hasLeft = false;
    void gateway.exporter(path).then((read) => {
      if (hasLeft || element.current === null) return;
      if (!read.ok) {
        applets.fail(key, read.failure);
        return;
      }
      frame = openAppletFrame(element.current, {
        ...{ title, path, language, isEditable, clock },
        exporter: read.value,
        kept: kept(),
        onInitialized: () => applets.initialize(key),
        onAnswer: (text) => give(text),
        onFailure: (failure) => applets.fail(key, failure),
      });
    });
    return () => {
      hasLeft = true;
      frame?.dispose();
    };
  }, [isRunning, applets, gateway, clock, element, key, path, title, language, isEditable]);
  return applets;
}
