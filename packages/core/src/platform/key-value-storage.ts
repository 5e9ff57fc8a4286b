/** Small texts stored by key: session storage, local storage, or memory. Reading never throws. */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  /**
   * Returns whether the text lasts as long as the storage promises: one that is full or switched off keeps it in memory
   * only.
   */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}
