import type { CodeLanguage } from '@lemma/core/document';
import { octaveDriver } from './drivers/octave-driver.ts';
import { pythonDriver } from './drivers/python-driver.ts';
import { programs } from './jail.ts';

/** A file that is put into a jail, and its text. */
export interface DriverFile {
  readonly path: string;
  readonly text: string;
}

const folder = '/box';

/** The files of a driver. In the sandbox of an evaluator of Octave, `exit` tells its value before it ends. */
export function driverFiles(language: CodeLanguage, mode: string): readonly DriverFile[] {
  switch (language) {
    case 'python':
      return [{ path: `${folder}/box.py`, text: pythonDriver }];
    case 'octave': {
      const files = Object.entries(octaveDriver).map(([name, text]) => ({ path: `${folder}/${name}`, text }));
      return mode === 'evaluator' ? [...files, ...exits] : files;
    }
  }
}

const exits: readonly DriverFile[] = ['exit', 'quit'].map((name) => ({
  path: `${folder}/${name}.m`,
  text: `function ${name} (value = 0, varargin)\n  box_exit (value);\nend\n`,
}));

/** How a driver is started. */
export const driverCommands: Readonly<Record<CodeLanguage, readonly string[]>> = {
  python: [programs.python, '-I', '-B', `${folder}/box.py`],
  octave: [
    programs.octave,
    ...['--no-gui', '--norc', '--no-history', '--no-window-system', '--path', folder, '--eval', 'box'],
  ],
};
