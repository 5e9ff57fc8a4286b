/// <reference types="vite/client" />
import * as chakra from '@chakra-ui/react/theme';
import { describe, expect, it } from 'vitest';
import { recipes, slotRecipes } from './recipes.ts';

const sources = import.meta.glob<string>(['../**/*.tsx', '../../../../apps/web/src/**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The recipe name of a component such as `NativeSelect`. */
function recipeName(component: string): string {
  const name = component.replace(/^Chakra/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const imported = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => (name.trim().split(' as ')[0] ?? '').trim()),
  ),
);
const used = new Set(imported.map(recipeName));
const stock = new Set([...Object.keys(chakra.recipes), ...Object.keys(chakra.slotRecipes)]);
const ours = new Set([...Object.keys(recipes), ...Object.keys(slotRecipes)]);

describe('the recipes of the theme', () => {
  it('dress every component that a view uses', () => {
    expect([...used].filter((name) => stock.has(name) && !ours.has(name))).toEqual([]);
  });

  it('see what views use', () => {
    expect(used).toContain('button');
  });
});
