import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { RegisteredVersion } from '../registry/index.ts';
import { fileAddress } from './resolve.ts';

/** Style sheets of the shell that are inlined in the page, so that the first paint needs no request. */
const inlined = ['tokens.css', 'layouts.css'];

/** The stable shell, its canary, and a few that developers try. */
const KEPT_SHELLS = 8;

const compact = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Replaces relative addresses, which would be relative to the page, by those of the shell's published files. */
const withAddresses = (css: string, shell: RegisteredVersion): string =>
  css.replaceAll(/url\((['"]?)\.?\/?((?!data:|https?:)[\w@./-]+)\1\)/g, (_match, _quote, file: string) => {
    return `url(${fileAddress(shell, file)})`;
  });

/** Creates a reader for the styles of a shell. It reads each version once. */
export const firstPaintStyle = (read: ArtifactStore['read']) => {
  const styles = new Map<string, Promise<string>>();

  const readStyle = async (shell: RegisteredVersion): Promise<string> => {
    const sheets = await Promise.all(inlined.map((file) => read(shell, file)));
    return sheets.flatMap((bytes) => (bytes ? [withAddresses(compact(bytes.toString('utf8')), shell)] : [])).join('');
  };

  return (shell: RegisteredVersion): Promise<string> => {
    const known = styles.get(shell.version);
    if (known) return known;
    const style = readStyle(shell);
    styles.set(shell.version, style);
    // After a failure the next page reads it again.
    style.catch(() => styles.delete(shell.version));
    const [oldest] = styles.keys();
    if (styles.size > KEPT_SHELLS && oldest !== undefined) styles.delete(oldest);
    return style;
  };
};
