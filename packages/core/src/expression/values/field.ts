/** The number field of a problem or an answer (authoring language, `\field`). */
export type Field = 'integer' | 'rational' | 'real' | 'complex' | 'complex-rational';

export const fields: readonly Field[] = ['integer', 'rational', 'real', 'complex', 'complex-rational'];
