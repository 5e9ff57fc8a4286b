export { areConvertible, areSameUnit, conversion, converted, inUnitSigns, readUnit, type Unit } from './read-unit.ts';
