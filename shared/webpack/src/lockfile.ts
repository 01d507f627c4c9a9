/** An entry of `importers:`, by its folder: pnpm indents the key by two spaces, all that belongs to it by more. */
const importer = /^ {2}(?<folder>\S[^\n]*?):(?: \{\})?\n(?:(?: {3,}[^\n]*)?\n)*/gm;

const section = /^importers:\n(?:(?: [^\n]*)?\n)*/m;

/**
 * The lockfile as if the workspace had these packages alone: a package that is added to it, or another's dependencies,
 * are no change to them. What is resolved (`packages`, `snapshots`, catalogs) stays whole: an importer names only what
 * it depends on itself.
 * @param text of pnpm-lock.yaml
 * @param folders as the lockfile names them: `.`, `mf-chat`, `shared/ui`
 */
export const lockfileOf = (text: string, folders: ReadonlySet<string>): string =>
  text.replace(section, (importers) =>
    importers.replace(importer, (entry, folder: string) => (folders.has(folder.replaceAll("'", '')) ? entry : '')),
  );
