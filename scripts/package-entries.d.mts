/** Our own tools find the sources of a package under this condition; users of the packages never set it. */
export declare const sourceCondition: string;
/** For esbuild: its default conditions, and our sources. */
export declare const bundlingConditions: string[];
