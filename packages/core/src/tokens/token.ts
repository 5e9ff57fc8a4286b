/**
 * The name of a service wherever services are put together, which knows the service's type. It is a symbol; the other half
 * carries the type, as the class of the service would, and is what a container such as inversify infers it from.
 */
export type ServiceToken<Service> = symbol | (new (...given: unknown[]) => Service);

/** A new name for a service. */
export function token<Service>(name: string): ServiceToken<Service> {
  return Symbol(name);
}
