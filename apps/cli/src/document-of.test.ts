import { readDocument } from '@lemma/core/document';
import { convertDocument, documentOf } from '@lemma/mmtex';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const content = resolve(import.meta.dirname, '../../../content');

const sources = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tex'))
  .sort();

describe('the document of a source of the course', () => {
  it('is there to be compared', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  it.each(sources)('is what is read from its XML: %s', (name) => {
    const source = readFileSync(join(content, name), 'utf8');
    const around = { place: name.replace(/\.tex$/, '') };
    for (const language of ['de', 'en'] as const) {
      const { xml, findings } = convertDocument(source, language, around);
      const read = readDocument(xml);
      expect(documentOf(source, language, around)).toEqual(
        read.ok ? { ok: true, value: { document: read.value, findings } } : read,
      );
    }
  });
});
