/** Writing systems of the product's languages. A page loads only the files whose letters it uses. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'];

/** The font files that `tokens.css` names as `./fonts/<name>`. For builds in Node, which copy `source` (a file URL). */
export const fontFiles: readonly { name: string; source: URL }[] = subsets.map((subset) => {
  const name = `open-sans-${subset}-wght-normal.woff2`;
  return { name, source: new URL(import.meta.resolve(`@fontsource-variable/open-sans/files/${name}`)) };
});
