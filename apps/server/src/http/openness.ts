/** What guests may have of the calls that are open to them. */
export interface Openness {
  /** Whether a document is an article that the course names. A problem is never open, whoever names it. */
  isOpenDocument(path: string): Promise<boolean>;
  /** Whether an open article shows or names a file. */
  isOpenFile(path: string): Promise<boolean>;
}
