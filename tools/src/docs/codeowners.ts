/** One line of CODEOWNERS. `path` is from the checkout, without slashes at its ends. */
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

/** Folders for which no line of their own names an owner. */
export const unowned = (folders: string[], ownerships: Ownership[]): string[] =>
  folders.filter((folder) => !ownerships.some(({ path, owners }) => path === folder && owners.length > 0));
