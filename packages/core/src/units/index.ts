export { areConvertible, areSameUnit, converted, inUnitSigns, readUnit, type Unit } from './read-unit.ts';
