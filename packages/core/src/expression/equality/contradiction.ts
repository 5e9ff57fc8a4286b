import { freeNames } from '../free-names.ts';
import { isReservedName } from '../reserved-names.ts';
import { areApart, type Enclosure } from './compared.ts';
import { groupsOf, linesOf, on, PiecesOnLine, stretchesOf, type Piece } from './pieces-on-line.ts';

/**
 * A point where the pieces on the left give two values, because their conditions overlap: at such a point they are no
 * function. Points where those on the right do so, too, are left out: there the author means the first piece. Undefined
 * if there is none.
 */
export function contradictionIn(
  left: readonly Piece[],
  right: readonly Piece[],
): Readonly<Record<string, number>> | undefined {
  const [ours, theirs] = [left.filter(isStated), right.filter(isStated)];
  const all = [...left, ...right].flatMap(({ term, condition }) => [term, condition]);
  const names = [...new Set(all.flatMap((each) => [...freeNames(each)]))].filter((name) => !isReservedName(name));
  for (const line of linesOf(names.sort())) {
    const [mine, others] = [on(line, ours), on(line, theirs)];
    if (mine === undefined || others === undefined) continue;
    const [own, other] = [new PiecesOnLine(mine, line.name), new PiecesOnLine(others, line.name)];
    const groups = groupsOf(own.borders(all), [], false);
    const border = groups.find(
      (group) => haveTwoValues(own.allAtBorder(group.own)) && !haveTwoValues(other.allAtBorder(group.own)),
    );
    const at =
      border?.own.at ??
      stretchesOf(groups)
        .flat()
        .find((x) => haveTwoValues(own.allAt(x)) && !haveTwoValues(other.allAt(x)));
    if (at !== undefined) return Object.fromEntries([...line.others, [line.name, at]]);
  }
  return undefined;
}

/** "Otherwise" overlaps with nothing. */
function isStated({ condition }: Piece): boolean {
  return condition.kind !== 'truth';
}

function haveTwoValues(values: readonly Enclosure[]): boolean {
  return values.some((value, index) =>
    values.slice(0, index).some((other) => value.isDefined && other.isDefined && areApart(value, other)),
  );
}
