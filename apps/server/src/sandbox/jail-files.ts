import type { CodeLanguage } from '@lemma/core/document';
import { octaveClose, octaveDriver } from './drivers/octave-driver.ts';
import { pythonDriver } from './drivers/python-driver.ts';
import { programs } from './jail.ts';

/** A file that is put into a jail, and its text. */
export interface DriverFile {
  readonly path: string;
  readonly text: string;
}

const folder = '/box';

/** The files of a driver. In the sandbox of an evaluator of Octave, `exit` tells its value before it ends, and `close` compares. */
export function driverFiles(language: CodeLanguage, mode: string): readonly DriverFile[] {
  switch (language) {
    case 'python':
      return [{ path: `${folder}/box.py`, text: pythonDriver }];
    case 'octave': {
      const files = Object.entries(octaveDriver).map(([name, text]) => ({ path: `${folder}/${name}`, text }));
      return mode === 'evaluator' ? [...files, ...evaluatorFiles] : files;
    }
  }
}

/** Functions that are there under these names in evaluators only: those of Octave mean something else. */
const evaluatorFiles: readonly DriverFile[] = [
  ...['exit', 'quit'].map((name) => ({
    path: `${folder}/${name}.m`,
    text: `function ${name} (value = 0, varargin)\n  box_exit (value);\nend\n`,
  })),
  { path: `${folder}/close.m`, text: octaveClose },
];

/** How a driver is started. */
export const driverCommands: Readonly<Record<CodeLanguage, readonly string[]>> = {
  python: [programs.python, '-I', '-B', `${folder}/box.py`],
  octave: [
    programs.octave,
    ...['--no-gui', '--norc', '--no-history', '--no-window-system', '--path', folder, '--eval', 'box'],
  ],
};
