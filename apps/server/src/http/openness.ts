/** What guests may see of the calls that are open to them. */
export interface Openness {
  /** Whether a document is an article of the course. A problem is never open, whoever refers to it. */
  isOpenDocument(path: string): Promise<boolean>;
  /** Whether an open article shows or refers to a file. */
  isOpenFile(path: string): Promise<boolean>;
}
