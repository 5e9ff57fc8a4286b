/** A unique key: 128 random bits. `crypto.randomUUID` would require https, which a school's local network may lack. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
