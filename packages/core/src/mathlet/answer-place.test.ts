import { expect, it } from 'vitest';
import { placeKey, readAnswerPlace } from './index.ts';

it.each(['1,2', ' 1 , 2 ', '01,2'])('"%s" is the second answer to the first question', (text) => {
  const place = readAnswerPlace(text);
  expect(place).toEqual({ question: 1, answer: 2 });
  expect(place && placeKey(place)).toBe('1,2');
});

it.each(['', '1', '1,', ',2', '1;2', '1,2,3', '0,1', '1,0', '-1,2', '1.5,2', 'a,b', '1 2', '12345,1'])(
  '"%s" is no place of an answer',
  (text) => {
    expect(readAnswerPlace(text)).toBeUndefined();
  },
);
