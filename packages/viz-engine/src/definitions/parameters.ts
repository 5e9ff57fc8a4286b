const list = /^\s*\[\s*([A-Za-z]\w*(?:\s*[,;]\s*[A-Za-z]\w*)*)\s*\]\s*$/;

/** Whether a text is a parameter list of a function: `[x]`, `[x,y]` (specification 002 §5.3). */
export function isParameterList(text: string): boolean {
  return list.test(text);
}

/** The names of a parameter list. */
export function parameterNames(text: string): readonly string[] {
  return list.exec(text)?.[1]?.split(/\s*[,;]\s*/) ?? [];
}
