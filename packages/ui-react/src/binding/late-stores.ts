/**
 * Stores of screens that most first pages do not load, which is why they are not in the container: one for each
 * gateway, made when it is first asked for.
 */
export function lateStores<Made>(): (gateway: object, make: () => Made) => Made {
  const stores = new WeakMap<object, Made>();
  return (gateway, make) => {
    const known = stores.get(gateway);
    if (known !== undefined) return known;
    const made = make();
    stores.set(gateway, made);
    return made;
  };
}
