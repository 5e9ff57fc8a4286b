import { createContext } from 'react';

/** Whether images are part of a control, such as a tile: they have no controls of their own then. */
export const PlainImagesContext = createContext(false);
