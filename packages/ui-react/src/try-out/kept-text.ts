import type { KeyValueStorage } from '@lemma/core/platform';
import { exampleNames, examples, type ExampleName } from './examples/index.ts';

const chosenKey = 'try-out.example';

function textKey(example: ExampleName): string {
  return `try-out.text.${example}`;
}

/** The example last chosen in this tab. */
export function keptExample(storage: KeyValueStorage): ExampleName {
  const kept = storage.read(chosenKey);
  return exampleNames.find((name) => name === kept) ?? 'visualization';
}

/** The author's version of an example, or the example itself. */
export function keptText(storage: KeyValueStorage, example: ExampleName): string {
  return storage.read(textKey(example)) ?? examples[example];
}

export function keepExample(storage: KeyValueStorage, example: ExampleName): void {
  storage.write(chosenKey, example);
}

/** Stores a text so that it survives reloads; a text equal to the example need not be stored. */
export function keepText(storage: KeyValueStorage, example: ExampleName, text: string): void {
  if (text === examples[example]) storage.remove(textKey(example));
  else storage.write(textKey(example), text);
}
