/** The name of a chapter: 1001 and 1002 are the chapters 1A and 1B (specification 002 §9). */
export function chapterName(chapter: number): string {
  return chapter === 1001 ? '1A' : chapter === 1002 ? '1B' : String(chapter);
}
