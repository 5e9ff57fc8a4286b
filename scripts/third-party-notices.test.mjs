import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { thirdParties, writeNotices } from './third-party-notices.mjs';

const folders = ['apps/web', 'apps/server'];

it('names everything that runs, how deep it may lie, and nothing of ours or of the tests', () => {
  const names = thirdParties(folders).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'jsxgraph', 'katex', 'fastify', 'koa', 'scheduler']),
  );
  expect(names.filter((name) => name.startsWith('@lemma/') || name === 'vitest' || name === 'oxlint')).toEqual([]);
});

it('writes the licences with their texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-notices-'));
  try {
    writeNotices(folders, join(folder, 'notices.txt'));
    const text = readFileSync(join(folder, 'notices.txt'), 'utf8');
    expect(text).toMatch(/^react \d[^\n]* \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/m);
    expect(text).toContain('Apache License');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
