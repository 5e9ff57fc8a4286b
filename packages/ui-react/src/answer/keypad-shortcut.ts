interface KeyPress {
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Alt+K, whatever letter a Mac writes with it. */
export function isKeypadKey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
  return code === 'KeyK' && altKey && !ctrlKey && !metaKey && !shiftKey;
}
