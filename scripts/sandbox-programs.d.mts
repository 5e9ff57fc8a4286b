/** Installs the programs of the sandbox that are missing; throws if that fails. */
export declare function needSandboxPrograms(): void;
