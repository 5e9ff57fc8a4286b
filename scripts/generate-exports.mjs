// Writes the `exports` of the published packages from the folders that others import.
import { exportsOf, packages, readManifest } from './package-entries.mjs';
import { formatPage, keepFiles } from './generated-files.mjs';

const manifests = await Promise.all(
  packages.map(async (name) => {
    const path = `packages/${name}/package.json`;
    return [path, await formatPage(path, JSON.stringify({ ...readManifest(name), exports: exportsOf(name) }, null, 2))];
  }),
);
keepFiles(Object.fromEntries(manifests));
