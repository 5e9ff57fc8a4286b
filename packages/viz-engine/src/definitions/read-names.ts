import type { SourceText } from '@lemma/core/source';
import type { BoundaryTerm, CurveTerm, PointTerm, SpacePointTerm } from '../board/index.ts';
import { noNumber, type DefinitionReading } from './definition-reading.ts';
import { listed } from './lists.ts';

const nowhere: PointTerm = { name: '', x: noNumber, y: noNumber };

/** The point with a name. */
export function readPoint(source: SourceText, reading: DefinitionReading): PointTerm {
  const at = reading.names.point(source.text.trim());
  if (at === undefined) reading.refuseName(source, 'notAPoint');
  else reading.mention(source, true);
  return at ?? nowhere;
}

/** The point in space with a name. */
export function readSpacePoint(source: SourceText, reading: DefinitionReading): SpacePointTerm {
  reading.expectSpace();
  const { name, x, y, z = noNumber } = readPoint(source, reading);
  return { name, x, y, z };
}

/** The points of a list of names. */
export function readPoints(source: SourceText, reading: DefinitionReading): readonly PointTerm[] {
  const items = listed(source);
  if (items === undefined) reading.refuse(source, 'notAList');
  return (items ?? []).map((item) => readPoint(item, reading));
}

/** The pairs of points of a list of lists. */
export function readPairs(
  source: SourceText,
  reading: DefinitionReading,
): readonly (readonly [PointTerm, PointTerm])[] {
  const items = listed(source);
  if (items === undefined) reading.refuse(source, 'notAList');
  return (items ?? []).flatMap((item) => {
    const [from, to, ...rest] = listed(item) ?? [];
    if (from === undefined || to === undefined || rest.length > 0) {
      reading.refuse(item, 'notAPair');
      return [];
    }
    return [[readPoint(from, reading), readPoint(to, reading)] as const];
  });
}

/** The curve with a name; available once everything has been read. */
export function readCurve(source: SourceText, reading: DefinitionReading): CurveTerm {
  const name = source.text.trim();
  const { names } = reading;
  if (names.type(name)?.isCurve === true) reading.mention(source, false);
  else reading.refuseName(source, 'notACurve');
  refuseInSpace(source, reading);
  const curve = () => names.memory.curves.get(name);
  return {
    at: (parameter) => curve()?.at(parameter) ?? [NaN, NaN],
    nearest: (x, y) => curve()?.nearest(x, y) ?? NaN,
    get range() {
      return curve()?.range;
    },
    get period() {
      return curve()?.period;
    },
  };
}

/** The boundary of a set; available once everything has been read. Undefined if the name is that of another curve. */
export function readBoundary(source: SourceText, reading: DefinitionReading): BoundaryTerm | undefined {
  const name = source.text.trim();
  const { names } = reading;
  if (names.type(name)?.hasBoundary !== true) return undefined;
  reading.mention(source, false);
  return (x, y) => names.memory.boundaries.get(name)?.(x, y) ?? [NaN, NaN];
}

/** Selectable elements: one name or a list of names. */
export function readSelectables(source: SourceText, reading: DefinitionReading): readonly PointTerm[] {
  const items = source.text.trim().startsWith('[') ? listed(source) : [source];
  if (items === undefined) reading.refuse(source, 'notAList');
  const { names } = reading;
  return (items ?? []).map((item) => {
    const name = item.text.trim();
    if (names.type(name)?.isSelectable === true) reading.mention(item, false);
    else reading.refuseName(item, 'notSelectable');
    refuseInSpace(item, reading);
    const anchor = () => names.memory.anchors.get(name) ?? nowhere;
    return { name, x: () => anchor().x(), y: () => anchor().y(), around: names.around(name) };
  });
}

/** What is pointed at on a board is in the plane; whether something is, is known once everything has been read. */
function refuseInSpace(source: SourceText, reading: DefinitionReading): void {
  reading.laterChecks.push(() => {
    if (reading.names.memory.inSpace.has(source.text.trim())) reading.refuse(source, 'wrongDimension');
  });
}
