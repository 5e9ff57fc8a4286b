import { nearestName } from '@lemma/core/expression';
import { colorNames, parseColor, type ColorName } from './color.ts';

/** Colour words that are not our names, from CSS and from authors' languages, by the nearest name. */
const otherWords: Readonly<Record<ColorName, string>> = {
  white: 'weiß weiss blanc ivory snow 白 白色',
  background: 'paper papier hintergrund fond 背景 背景色',
  light_gray: 'silver gainsboro lightgrau hellgrau grisclair 浅灰',
  gray: 'grau gris slate slategray dimgray 灰 灰色',
  dark_gray: 'dunkelgrau grisfoncé darkslategray 深灰',
  black: 'schwarz noir 黑 黑色',
  yellow: 'gelb jaune gold khaki 黄 黄色',
  orange: 'darkorange 橙 橙色',
  brown: 'braun brun marron sienna chocolate 棕 棕色',
  pink: 'rosa rose hotpink deeppink 粉 粉色',
  magenta: 'fuchsia 品红',
  purple: 'violett violet lila mauve indigo 紫 紫色',
  light_red: 'hellrot rougeclair salmon coral tomato 浅红',
  red: 'rot rouge crimson 红 红色',
  dark_red: 'dunkelrot rougefoncé maroon firebrick 深红',
  light_green: 'hellgrün vertclair lime limegreen 浅绿',
  green: 'grün gruen vert forestgreen seagreen 绿 绿色',
  dark_green: 'dunkelgrün vertfoncé olive 深绿',
  cyan: 'türkis turquoise teal aqua 青 青色',
  light_blue: 'hellblau bleuclair skyblue 浅蓝',
  blue: 'blau bleu royalblue steelblue dodgerblue 蓝 蓝色',
  dark_blue: 'dunkelblau bleufoncé navy midnightblue 深蓝',
};

/** The colour probably meant by an invalid text: `dark_blue` for `navy`, `#ff0000` for `rgb(255, 0, 0)`. */
export function meantColor(text: string): string | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/["'_ -]/g, '');
  if (parseColor(word) !== undefined) return parseableForm(word);
  const [, ...parts] = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,[\d.]+)?\)$/.exec(word) ?? [];
  if (parts.length === 3 && parts.every((part) => Number(part) <= 255)) {
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  }
  if (/^([0-9a-f]{3}|[0-9a-f]{6})$/.test(word)) return `#${word}`;
  const known = colorNames.find((name) => otherWords[name].split(' ').includes(word));
  return known ?? nearestName(word, colorNames);
}

function parseableForm(word: string): string {
  return colorNames.find((name) => name.replaceAll('_', '') === word.replace('grey', 'gray')) ?? word;
}
