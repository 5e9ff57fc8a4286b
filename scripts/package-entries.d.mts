/** Under this condition our own tools find the sources of a package; who installs it never sets it. */
export declare const sourceCondition: string;
/** For esbuild: what it takes when it is told nothing, and our sources. */
export declare const bundlingConditions: string[];
