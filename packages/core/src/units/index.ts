export { areConvertible, areSameUnit, converted, readUnit, type Unit } from './read-unit.ts';
