/** Scripts of the languages we speak; each file is fetched only by pages that use its letters. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'];

/** The font files that `tokens.css` names as `./fonts/<name>`. For Node: a build copies `source`, a file URL, to there. */
export const fontFiles: readonly { name: string; source: URL }[] = subsets.map((subset) => {
  const name = `open-sans-${subset}-wght-normal.woff2`;
  return { name, source: new URL(import.meta.resolve(`@fontsource-variable/open-sans/files/${name}`)) };
});
