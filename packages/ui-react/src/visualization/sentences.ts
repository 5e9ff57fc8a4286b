import { sideBySide } from '@lemma/viz-engine/board';
import { readGap, type DescribedElement, type GapWords } from '@lemma/viz-engine/describe';
import { writesDecimalComma } from '@lemma/core/language';
import { useMemo } from 'react';
import { useTexts, type Translate } from '../language/index.ts';
import { writeInField } from './figure-values.ts';

/** One element of a figure in the reader's language. */
export interface Sentence {
  readonly name: string;
  readonly text: string;
}

/**
 * Describes elements in the reader's language: what it is, features of a graph, what it depends on, whether it can be
 * moved.
 */
export function useSentences(): (element: DescribedElement) => Sentence {
  const { t, tell, language } = useTexts('visualization');
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    return (element) => {
      const { name, words, called, field, dependsOn, movable } = element;
      const inWords: GapWords = {
        write: writeInField(field, language),
        decimalComma: writesDecimalComma(language),
        and: t('logic.and'),
        or: t('logic.or'),
        not: t('logic.not'),
        list: (names) => list.format(names),
      };
      const gaps: Record<string, string> = { name: called.get(name) ?? name };
      for (const [gap, value] of Object.entries(words.gaps)) gaps[gap] = readGap(value, called, inWords);
      const parts = [tell(`describe.${words.form}`, gaps), ...featureSentences(element, inWords.write, list, t)];
      const names = list.format(dependsOn.map((other) => called.get(other) ?? other));
      if (dependsOn.length > 0) parts.push(t('describe.follows', { names }));
      if (movable) parts.push(t('describe.movable'));
      return { name, text: parts.join(language === 'zh' ? '' : ' ') };
    };
  }, [t, tell, language]);
}

/** Where a graph is zero, turns and meets others. */
function featureSentences(
  { features, called }: DescribedElement,
  write: GapWords['write'],
  list: Intl.ListFormat,
  t: Translate<'visualization'>,
): readonly string[] {
  if (features === undefined) return [];
  const { zeros, maxima, minima, crossings } = features;
  const placesOf = (places: readonly (readonly [number, number])[]) =>
    list.format(
      places.map(
        (place) =>
          `(${sideBySide(
            place.map((number) => write(number)),
            write,
          )})`,
      ),
    );
  const sentences: string[] = [];
  if (zeros.length > 0) sentences.push(t('graph.zeros', { zeros: list.format(zeros.map((x) => `x = ${write(x)}`)) }));
  if (maxima.length > 0) sentences.push(t('graph.maxima', { places: placesOf(maxima) }));
  if (minima.length > 0) sentences.push(t('graph.minima', { places: placesOf(minima) }));
  for (const { name, at } of crossings) {
    sentences.push(t('graph.crossings', { name: called.get(name) ?? name, places: placesOf(at) }));
  }
  return sentences;
}
