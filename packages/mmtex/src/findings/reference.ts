import { catalogue } from './catalogue.ts';

/** The page of the manual about findings, in Markdown, made from the catalogue. */
export function findingsReference(): string {
  const rows = Object.entries(catalogue).map(([code, entry]) => {
    const example = 'example' in entry ? cell(`\`${entry.example}\``) : '';
    return `| \`${code}\` | ${entry.severity} | ${cell(entry.meaning)} | ${example} |`;
  });
  return [
    '# Findings of conversion',
    '',
    'What the converter says about a source. Made from `packages/mmtex/src/findings/catalogue.ts`: change it there.',
    '',
    '| code | severity | meaning | example |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
