import { standing } from './standings.ts';
import { holdsOnCurve, isInequality, known, type Relations } from './relations.ts';

/** What the standings of a cell imply. */
export interface CellState {
  readonly area: number;
  /** What is known about each relation in the cell; open if it is an inequality and its curve crosses. */
  readonly states: Uint8Array;
  /** The relations whose curve crosses the cell. */
  readonly crossed: readonly number[];
  /** The inequalities among them. */
  readonly sided: readonly number[];
  /** Those whose curve bounds the region, as far as can be told; and whether the curve belongs to it. */
  readonly drawn: readonly { readonly relation: number; readonly isIncluded: boolean }[];
  /** Whether the region is where the first inequality holds rather than where it does not. */
  readonly isPositive: boolean;
}

/** Decides a cell: `above` is what is known in its block, `standings` are its standings for the undecided relations. */
export function verdictOf(
  { list, decide }: Relations,
  above: Uint8Array,
  standings: readonly { readonly relation: number; readonly standing: number }[],
): CellState {
  const states = above.slice();
  const crossed: number[] = [];
  for (const { relation, standing: how } of standings) {
    const sign = list[relation]?.sign ?? '=';
    if (how === standing.crossed) crossed.push(relation);
    if (isInequality(sign)) {
      states[relation] = how === standing.crossed ? known.open : how === standing.on ? known.yes : known.no;
    } else {
      const isZero = how === standing.zero;
      states[relation] = how !== standing.undefined && isZero === (sign === '=') ? known.yes : known.no;
    }
  }
  const suppose = (relation: number, state: number) => {
    const trial = states.slice();
    trial[relation] = state;
    return decide(trial);
  };
  const drawn = crossed.flatMap((relation) => {
    const without = suppose(relation, known.no);
    if (without !== known.open && without === suppose(relation, known.yes)) return [];
    const onCurve = holdsOnCurve(list[relation]?.sign ?? '=') ? known.yes : known.no;
    return [{ relation, isIncluded: suppose(relation, onCurve) === known.yes }];
  });
  const sided = crossed.filter((relation) => isInequality(list[relation]?.sign ?? '='));
  const isPositive = suppose(sided[0] ?? 0, known.yes) === known.yes;
  return { area: decide(states), states, crossed, sided, drawn, isPositive };
}
