import type { ServiceToken } from '@lemma/core/tokens';
import { createContext, useContext, type ReactNode } from 'react';

/** The part of a dependency container that views need: the service for a token. */
export interface Services {
  get<Service>(token: ServiceToken<Service>): Service;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Provides the services of a container to the views inside. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The service for a token. Throws outside a provider, which is a bug. */
export function useService<Service>(token: ServiceToken<Service>): Service {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useService needs a ServicesProvider around it');
  return services.get(token);
}
