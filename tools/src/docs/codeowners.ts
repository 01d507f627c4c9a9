/** A line of CODEOWNERS. `path` is relative to the checkout, without slashes at its ends. */
export interface Ownership {
  path: string;
  owners: string[];
}

export const readOwnerships = (text: string): Ownership[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [pattern = '', ...owners] = line.split(/\s+/);
      return { path: pattern.replace(/^\/|\/$/g, ''), owners };
    });

/** Returns the folders without an own line that names an owner. */
export const foldersWithoutOwner = (folders: string[], ownerships: Ownership[]): string[] =>
  folders.filter((folder) => !ownerships.some(({ path, owners }) => path === folder && owners.length > 0));
