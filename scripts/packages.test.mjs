import { describe, expect, it } from 'vitest';
import { exportsOf, packages, publicEntries, readManifest } from './package-entries.mjs';
import { publishedManifest } from './packages.mjs';

describe('what others install', () => {
  it('leads to what was built, and to nothing that is only for us', () => {
    for (const name of packages) {
      const { exports, private: isPrivate } = publishedManifest(readManifest(name), {
        valibot: '1.5.0',
        rxjs: '7.8.2',
      });
      expect(isPrivate).toBeUndefined();
      expect(JSON.stringify(exports)).not.toContain('src/');
      expect(Object.keys(exports)).not.toContain('./testing');
      expect(Object.keys(exports)).not.toContain('./*');
    }
  });

  it('has versions in place of what the workspace calls them', () => {
    const { dependencies, devDependencies, peerDependencies } = publishedManifest(
      {
        version: '2.1.0',
        exports: {},
        dependencies: { '@lemma/core': 'workspace:*', rxjs: 'catalog:', saxes: '6.0.0' },
        peerDependencies: { inversify: '^8.0.0' },
        devDependencies: { nearley: '2.20.1' },
      },
      { rxjs: '7.8.2' },
    );
    expect(dependencies).toEqual({ '@lemma/core': '2.1.0', rxjs: '^7.8.2', saxes: '^6.0.0' });
    expect(peerDependencies).toEqual({ inversify: '^8.0.0' });
    expect(devDependencies).toBeUndefined();
  });
});

describe('entries', () => {
  it('are what others import and what the own container puts together', () => {
    expect(publicEntries('mmtex')).toEqual(['']);
    expect(publicEntries('core')).toContain('expression');
    expect(publicEntries('core')).not.toContain('testing');
    expect(publicEntries('viz-engine')).not.toContain('interaction');
    expect(publicEntries('api-client')).toContain('search');
  });

  it('lead our own tools to the sources', () => {
    expect(exportsOf('core')['./expression']).toEqual({
      'lemma-source': './src/expression/index.ts',
      types: './dist/expression/index.d.ts',
      default: './dist/expression/index.js',
    });
    expect(exportsOf('core')['./*']).toEqual({ 'lemma-source': './src/*/index.ts' });
  });
});
