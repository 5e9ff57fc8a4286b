import { fakeServices, TurnedClock, type Ports } from '@lemma/core/testing';
import { useState, type ReactNode } from 'react';
import { ServicesProvider, type Services } from '../binding/index.ts';
import { NoticeRegion, NoticesProvider, NoticeStore } from '../shell/index.ts';

interface StoryServicesProps {
  /** The ports that matter to the story; the others are empty fakes. */
  readonly ports?: Partial<Ports>;
  /** Brings the services into the initial state of the story. */
  readonly prepare?: (services: Services) => void;
  readonly children: ReactNode;
}

/** The core over fakes, for stories. Time stands still unless the story provides a clock and advances it. */
export function StoryServices({ ports = {}, prepare, children }: StoryServicesProps) {
  const [{ services, notices }] = useState(() => {
    const clock = ports.clock ?? new TurnedClock();
    const services = fakeServices({ ...ports, clock });
    prepare?.(services);
    return { services, notices: new NoticeStore({ clock }) };
  });
  return (
    <ServicesProvider services={services}>
      <NoticesProvider value={notices}>
        {children}
        <NoticeRegion />
      </NoticesProvider>
    </ServicesProvider>
  );
}
