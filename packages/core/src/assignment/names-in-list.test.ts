import { describe, expect, it } from 'vitest';
import { namesInList } from './index.ts';

describe('names of accounts', () => {
  it.each([
    ['lines', 'ada\nben\r\n\n cem ', ['ada', 'ben', 'cem']],
    ['a line', 'ada, ben;cem\tada', ['ada', 'ben', 'cem']],
    ['a single one', 'user', ['user']],
    ['a table', 'name;user;mark\nAda L.;ada;1\n"B; C";ben;2\n;;', ['ada', 'ben']],
    ['a table with commas', 'user,name\nada,"L, Ada"', ['ada']],
    ['a table of one column', '\uFEFFuser\r\nada\r\nben', ['ada', 'ben']],
    ['a table that Excel wrote', 'sep=;\r\nUsername;name\r\nada;Ada L.\r\nben;', ['ada', 'ben']],
    ['lines below a separator', 'sep=,\r\nada\r\nben', ['ada', 'ben']],
    ['nothing', ' \n;', []],
  ])('are read from %s', (_what, text, names) => {
    expect(namesInList(text)).toEqual(names);
  });
});
