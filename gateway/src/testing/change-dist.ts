import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';

import { compressAgain } from './compress-again.ts';
import { temporaryFolder } from './make-dist.ts';

const integrityOf = (bytes: Buffer | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export interface DistChange {
  /** Eight hex digits; the version number stays. Everything in the code that names the version is changed, too. */
  hash: string;
  /** Returns the new text of a script. */
  script?: (text: string, file: string) => string;
  description?: (published: PublishedVersion) => PublishedVersion;
  contract?: (contract: PublishedContract) => PublishedContract;
}

/** Returns the files whose compressed size is judged. The best compression of all would take a second for each large one. */
const filesWithBudgets = ({ entry, lifecycle, screens, messages }: PublishedVersion): Set<string> =>
  new Set([entry, ...lifecycle, ...Object.values(screens).flat(), ...Object.values(messages).flat()]);

const isScript = (file: string): boolean => file.endsWith('.js');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Scripts contain the hashes of the chunks that they load, so hashes are replaced until nothing changes any more. */
const rewriteScripts = (dist: string, rewrite: (text: string, file: string) => string): void => {
  const files = readdirSync(dist).filter(isScript);
  const renamed = new Map<string, string>();
  for (const file of files) {
    const full = path.join(dist, file);
    const before = readFileSync(full, 'utf8');
    const after = rewrite(before, file);
    writeFileSync(full, after);
    renamed.set(integrityOf(before), integrityOf(after));
  }
  const entry = files.filter((file) => file === 'remoteEntry.js' || file === 'main.js');
  for (const file of entry) {
    const full = path.join(dist, file);
    let text = readFileSync(full, 'utf8');
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    writeFileSync(full, text);
  }
};

/**
 * Copies a real build with other content, as another build would have made it: its own version and correct hashes,
 * including those of chunks in the entry, and correct compressed twins.
 */
export const changeDist = (original: string, { hash, script, description, contract }: DistChange): string => {
  const dist = temporaryFolder();
  cpSync(original, dist, { recursive: true });
  const published = readJson(path.join(dist, 'remote.json')) as PublishedVersion; // written by the build
  const version = `${published.version.split('-')[0] ?? ''}-${hash}`;
  const own = published.version.split('-')[1] ?? '';
  rewriteScripts(dist, (text, file) => (script?.(text, file) ?? text).replaceAll(own, hash));

  const judged = filesWithBudgets(published);
  const files = published.files.map((file) => {
    const full = path.join(dist, file.path);
    const bytes = readFileSync(full);
    const integrity = integrityOf(bytes);
    if (integrity !== file.integrity) compressAgain(full, bytes, { small: judged.has(file.path) });
    return { ...file, integrity, bytes: bytes.byteLength };
  });
  const contractFile = path.join(dist, 'contract.json');
  const builtContract = readJson(contractFile) as PublishedContract; // written by the build
  const contractText = JSON.stringify(contract?.(builtContract) ?? builtContract);
  writeFileSync(contractFile, contractText);
  const changed: PublishedVersion = {
    ...published,
    version,
    files,
    trustedTypes: published.trustedTypes.map((name) => name.replaceAll(own, hash)),
    contract: integrityOf(contractText),
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(description?.(changed) ?? changed));
  return dist;
};

/** The two forms in which webpack writes the default export of a screen: a getter of a variable, or the value itself. */
const getter = /default:\(\)=>([\w$]+)/;
const value = /([\w$]+)\.d\(([\w$]+),\["default",0,/;

/**
 * Returns a `script` that makes every screen of a built remote run a statement on each render. Built files have one
 * statement.
 */
export const onRender =
  (statement: string) =>
  (text: string, file: string): string => {
    if (!file.startsWith('screen-')) return text;
    const changed = text
      .replace(
        getter,
        (_whole, screen: string) =>
          `default:()=>${screen}.changed??=(...given)=>{${statement};return ${screen}(...given)}`,
      )
      .replace(
        value,
        (_whole, webpack: string, exports: string) =>
          `${webpack}.d(${exports},["default",0,(...given)=>{${statement};return ${exports}.screen(...given)},"screen",0,`,
      );
    if (changed === text) throw new Error(`${file} has no screen to change`);
    return changed;
  };
