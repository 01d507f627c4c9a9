/** Matches an entry of `importers:`. pnpm indents its key by two spaces and its content by more. */
const importer = /^ {2}(?<folder>\S[^\n]*?):(?: \{\})?\n(?:(?: {3,}[^\n]*)?\n)*/gm;

const section = /^importers:\n(?:(?: [^\n]*)?\n)*/m;

/**
 * Reduces the lockfile to the given packages, so that a new package, or the dependencies of another one, do not change
 * it. The resolved parts (`packages`, `snapshots`, catalogs) stay complete, because an importer lists only its direct
 * dependencies.
 * @param text content of pnpm-lock.yaml
 * @param folders folders as in the lockfile: `.`, `mf-chat`, `shared/ui`
 */
export const lockfileOf = (text: string, folders: ReadonlySet<string>): string =>
  text.replace(section, (importers) =>
    importers.replace(importer, (entry, folder: string) => (folders.has(folder.replaceAll("'", '')) ? entry : '')),
  );
