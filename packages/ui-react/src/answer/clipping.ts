/** What a clipboard contains, which is readable only while the event of pasting is handled. */
export interface Clipping {
  readonly 'text/plain': string;
  readonly 'text/html': string;
}
