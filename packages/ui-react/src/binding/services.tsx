import type { ServiceToken } from '@lemma/core/tokens';
import { createContext, useContext, type ReactNode } from 'react';

/** What views need of a dependency container: the service behind a token. */
export interface Services {
  get<Service>(token: ServiceToken<Service>): Service;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Makes the services of a container available to the views inside. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The service behind a token. Throws outside a provider: that is a mistake in the program. */
export function useService<Service>(token: ServiceToken<Service>): Service {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useService needs a ServicesProvider around it');
  return services.get(token);
}
