import type { SharedValues } from '@lemma/viz-engine/sharing';
import { createContext } from 'react';

/** What the figures of the page around share; a figure that stands alone has nobody to share with. */
export const SharedValuesContext = createContext<SharedValues | undefined>(undefined);
