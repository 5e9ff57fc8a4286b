import type { KeyValueStorage } from '@lemma/core/platform';
import { exampleNames, examples, type ExampleName } from './examples/index.ts';

const chosenKey = 'try-out.example';

function textKey(example: ExampleName): string {
  return `try-out.text.${example}`;
}

/** The example chosen last in this tab. */
export function keptExample(storage: KeyValueStorage): ExampleName {
  const kept = storage.read(chosenKey);
  return exampleNames.find((name) => name === kept) ?? 'visualization';
}

/** What the author has made of an example, or the example itself. */
export function keptText(storage: KeyValueStorage, example: ExampleName): string {
  return storage.read(textKey(example)) ?? examples[example];
}

export function keepExample(storage: KeyValueStorage, example: ExampleName): void {
  storage.write(chosenKey, example);
}

/** Keeps a text over reloads; a text that is the example itself need not be kept. */
export function keepText(storage: KeyValueStorage, example: ExampleName, text: string): void {
  if (text === examples[example]) storage.remove(textKey(example));
  else storage.write(textKey(example), text);
}
