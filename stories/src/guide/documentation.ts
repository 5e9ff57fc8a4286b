/** The addresses of the pages about the authoring language, by path. */
const addresses: Readonly<Record<string, string>> = import.meta.glob('../../../docs/authoring/*.md', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const pages = [
  { name: 'Tutorial', file: 'tutorial', about: 'an hour, from nothing to a published problem' },
  { name: 'Language', file: 'language', about: 'how a document, a figure and a problem are written' },
  { name: 'Figures', file: 'figures', about: 'every element: its values, options and attributes' },
  { name: 'Expressions', file: 'expressions', about: 'numbers, functions and conditions in definitions' },
  { name: 'Formulas', file: 'formulas', about: 'what may stand between dollar signs' },
  { name: 'Reference', file: 'reference', about: 'every command and environment, with an example' },
  { name: 'Findings', file: 'findings', about: 'every message, what it means and how it is mended' },
  { name: 'Editor', file: 'editor', about: 'its keys and what it completes' },
];

/** The documentation of the authoring language, in reading order. */
export const documentation = pages.map(({ name, file, about }) => {
  const href = addresses[pathOf(file)];
  if (href === undefined) throw new Error(`There is no page docs/authoring/${file}.md`);
  return { name, about, href };
});

/** Pages missing from the list above. */
export const unlistedPages: readonly string[] = Object.keys(addresses).filter((path) =>
  pages.every(({ file }) => pathOf(file) !== path),
);

function pathOf(file: string): string {
  return `../../../docs/authoring/${file}.md`;
}
