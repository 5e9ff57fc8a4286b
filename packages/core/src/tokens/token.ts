/**
 * The name of a service for dependency injection, typed by the service. At run time it is a symbol; the constructor
 * half only carries the type, from which a container such as inversify infers it.
 */
export type ServiceToken<Service> = symbol | (new (...given: unknown[]) => Service);

/** A new name for a service. */
export function token<Service>(name: string): ServiceToken<Service> {
  return Symbol(name);
}
