/** Small texts stored by key: session storage, local storage, or memory. Reading never throws. */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}
