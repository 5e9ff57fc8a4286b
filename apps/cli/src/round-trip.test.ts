import { printDocument, readDocument } from '@lemma/core/document';
import { languages } from '@lemma/core/language';
import { convertDocument } from '@lemma/mmtex';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'content';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tex'));

describe('every document of the sample course', () => {
  it.each(files.flatMap((file) => languages.map((language) => [file, language] as const)))(
    'is printed as what it was read as: %s in %s',
    (file, language) => {
      const { xml } = convertDocument(readFileSync(`${folder}/${file}`, 'utf8'), language);
      const read = readDocument(xml);
      expect(read.ok).toBe(true);
      if (!read.ok) return;
      const printed = printDocument(read.value);
      expect(readDocument(printed)).toEqual(read);
      expect(printed.length).toBeGreaterThan(xml.length / 2);
    },
  );
});
