/** Installs the programs of the sandbox that are missing; throws if one is still missing then. */
export declare function needSandboxPrograms(): void;
