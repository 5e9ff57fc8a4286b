import type { ServiceIdentifier } from 'inversify';

/** The name of a service in the container, which knows the service's type. */
export type ServiceToken<Service> = ServiceIdentifier<Service>;

/** A new name for a service. */
export function token<Service>(name: string): ServiceToken<Service> {
  return Symbol(name);
}
