import { anchorId, type DisplayFormula } from '@lemma/core/document';
import { use } from 'react';
import { FormulaView } from '../../formula/index.ts';
import { ValuesContext } from '../../inline/index.ts';
import { placeOf } from '../place.ts';
import { ScrollBox } from '../../scrolling/index.ts';

/** A formula on a line of its own, with its number in the right margin. */
export function DisplayFormulaBlockView({
  block: { formula, anchor, lines = [], span },
}: {
  readonly block: DisplayFormula;
}) {
  const values = use(ValuesContext);
  return (
    <div {...placeOf(span)} {...(anchor !== undefined && { id: anchorId(anchor) })} style={line}>
      {lines.map((each) => (
        <span key={each.anchor} id={anchorId(each.anchor)} />
      ))}
      <div style={middle}>
        <ScrollBox>
          <FormulaView formula={formula} values={values} />
        </ScrollBox>
      </div>
      {formula.number !== undefined && <span>({formula.number})</span>}
    </div>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: '1rem', marginBlock: '1rem' } as const;
const middle = { flex: '1 1 auto', minWidth: 0 } as const;
