export {
  areaLists,
  hitKindsOf,
  type AreaList,
  type ListArea,
  type ListScope,
  type ListSourceKind,
  type RowAction,
  type RowKind,
  type ScopeList,
} from './area-list.ts';
export {
  chooseSource,
  placeAt,
  placeNames,
  readPlace,
  sourceKey,
  sourceOfKey,
  writeListQuery,
  writePlace,
  type ListPlace,
  type ListSource,
} from './list-place.ts';
