import { figureAttributeNames } from '@lemma/core/document';
import { nearestName } from '@lemma/core/expression';
import type { VariableDefinition } from '@lemma/core/variables';
import type { ElementTypes } from '../elements/index.ts';
import { isStyleKey } from './read-style-look.ts';

/** What was meant by a command that is not a type: another type, or an attribute. */
export interface MeantType {
  readonly suggestion?: string;
  readonly write?: string;
}

/** Words of other languages and programs for element types. */
const otherWords: Readonly<Record<string, string>> = {
  string: 'text label caption schrift texte',
  number: 'var variable const constant zahl nombre parameter',
  slider: 'regler schieberegler curseur range',
  checkbox: 'check kasten case',
  point: 'punkt dot',
  line: 'gerade droite straight',
  segment: 'strecke',
  circle: 'kreis cercle disk disc',
  vector: 'vektor vecteur',
  affine: 'arrow ray pfeil flèche fleche strahl',
  polygon: 'triangle square rectangle dreieck viereck polygone quadrat',
  angle: 'winkel',
  function: 'funktion fonction func graph',
  set2d: 'ellipse relation region inequality implicit',
  parametric: 'kurve courbe',
  sequence: 'folge suite',
  randint: 'random rand integer',
};

/** The type probably meant by a command. */
export function meantType({ type }: VariableDefinition, types: ElementTypes): MeantType {
  const word = type.toLowerCase();
  const known = Object.entries(otherWords).find(([, words]) => words.split(' ').includes(word))?.[0];
  const suggestion = known ?? nearestName(type, types.keys());
  return suggestion === undefined ? {} : { suggestion: `\\${suggestion}` };
}

/**
 * The attribute command probably meant by one about an existing variable: `\color` for `\colour`, a style for
 * `\strokeWidth`.
 */
export function meantAttribute({ type, name, values }: VariableDefinition): MeantType {
  if (isStyleKey(type)) {
    return { write: `\\style{${name}}{{${type}: ${values.map(({ text }) => text).join(', ')}}}` };
  }
  const suggestion = nearestName(type, figureAttributeNames);
  return suggestion === undefined ? {} : { suggestion: `\\${suggestion}` };
}
