/**
 * The new value with structural sharing: parts equal to the former value are replaced by those, or the whole if all is
 * equal, so that comparison by identity reveals what has changed. Takes ownership of the new value: it is modified in
 * place, so nobody else may hold it.
 */
export function keepEqual<Value>(former: Value, next: Value): Value {
  return share(former, next) ? former : next;
}

/** Whether both are equal; if not, equal parts of the second are replaced by those of the first. */
function share(former: unknown, next: unknown): boolean {
  if (Object.is(former, next)) return true;
  if (former instanceof Map && next instanceof Map) return shareEntries(former, next);
  if (!isPlain(former) || !isPlain(next) || Array.isArray(former) !== Array.isArray(next)) return false;
  const keys = Object.keys(next);
  let equal = Object.keys(former).length === keys.length;
  for (const key of keys) {
    const before: unknown = Reflect.get(former, key);
    const after: unknown = Reflect.get(next, key);
    if (!Object.hasOwn(former, key) || !share(before, after)) equal = false;
    else if (before !== after) Reflect.set(next, key, before);
  }
  return equal;
}

function shareEntries(former: ReadonlyMap<unknown, unknown>, next: Map<unknown, unknown>): boolean {
  let equal = former.size === next.size;
  for (const [key, after] of next) {
    const before = former.get(key);
    if (!former.has(key) || !share(before, after)) equal = false;
    else if (before !== after) next.set(key, before);
  }
  return equal;
}

/** A plain list or record. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
