const { existsSync, readFileSync } = require('node:fs');

const dist = 'apps/web/dist';
const manifestFile = `${dist}/.vite/manifest.json`;

/** All scripts that a page needs before it can show anything: the static imports of its chunks. */
function scriptsOf(...entries) {
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(`${dist}/${chunk.file}`)) return;
    files.add(`${dist}/${chunk.file}`);
    (chunk.imports ?? []).forEach(visit);
  };
  for (const entry of entries)
    Object.keys(manifest)
      .filter((key) => key === entry || manifest[key].src === entry)
      .forEach(visit);
  return [...files];
}

module.exports = [{ name: 'first route, script', path: scriptsOf('index.html'), limit: '200 kB', brotli: true }];
