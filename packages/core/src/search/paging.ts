/** A page link, or a gap in the pagination. */
export type PageStep = number | 'gap';

/** The pages worth offering: the first, the last, this one and its neighbours. A gap replaces at least two pages. */
export function pageSteps(page: number, pages: number): readonly PageStep[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((step) => step >= 1 && step <= pages);
  const steps = [...new Set(offered)].sort((one, other) => one - other);
  return steps.flatMap((step, at) => {
    const missing = step - (steps[at - 1] ?? 0) - 1;
    if (missing === 0) return [step];
    return missing === 1 ? [step - 1, step] : ['gap', step];
  });
}
