import { expect, it } from 'vitest';
import { matching } from './rank.ts';

const entries = [
  { text: 'Lernende' },
  { text: 'Ausprobieren', otherWords: 'try editor' },
  { text: 'Darstellung: dunkel', otherWords: 'dark' },
  { text: 'Prüfungen' },
  { text: 'Straße der Mathematik' },
  { text: '界面语言：中文' },
];

it.each([
  ['', entries.map(({ text }) => text)],
  ['   ', entries.map(({ text }) => text)],
  ['ler', ['Lernende']],
  ['LERNENDE', ['Lernende']],
  ['rnende', []],
  ['pruf', ['Prüfungen']],
  ['prüf', ['Prüfungen']],
  ['strasse', ['Straße der Mathematik']],
  ['math str', ['Straße der Mathematik']],
  ['dunkel', ['Darstellung: dunkel']],
  ['d', ['Darstellung: dunkel', 'Straße der Mathematik']],
  ['dark', ['Darstellung: dunkel']],
  ['editor', ['Ausprobieren']],
  ['语言', ['界面语言：中文']],
  ['中', ['界面语言：中文']],
  ['dunkel hell', []],
])('%j finds %j', (typed, found) => {
  expect(matching(entries, typed).map(({ text }) => text)).toEqual(found);
});

it('puts first what begins with what was typed, and last what is only found by another word', () => {
  const three = [{ text: 'x', otherWords: 'pool' }, { text: 'The pool' }, { text: 'Pool' }];
  expect(matching(three, 'pool').map(({ text }) => text)).toEqual(['Pool', 'The pool', 'x']);
});
