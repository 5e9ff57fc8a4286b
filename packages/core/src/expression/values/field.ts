/** The numbers a problem or an answer is about (authoring language, `\field`). */
export type Field = 'integer' | 'rational' | 'real' | 'complex' | 'complex-rational';

export const fields: readonly Field[] = ['integer', 'rational', 'real', 'complex', 'complex-rational'];
