import path from 'node:path';

import { openRegistry } from '../registry/index.ts';

const usage = `usage:
  mfe list                  what is published, and what is live
  mfe point NAME VERSION    makes a published version live from the next page on
  mfe add FOLDER            publishes a built dist/ folder without making it live`;

export interface MfeOptions {
  dataDir: string;
  print: (line: string) => void;
}

/** The registry's command line. Throws an error with a sentence for the person who typed. */
export const runMfe = ([command, ...parameters]: readonly string[], { dataDir, print }: MfeOptions): void => {
  const [first, second] = parameters;
  if (command === 'list' && parameters.length === 0) {
    const registry = openRegistry({ dataDir });
    print(`revision ${registry.current().revision}, * is live`);
    for (const { name, version, publishedAt, live } of registry.list()) {
      print(`${live ? '*' : ' '} ${name.padEnd(12)} ${version}  ${publishedAt}`);
    }
    return;
  }
  if (command === 'point' && first && second && parameters.length === 2) {
    const revision = openRegistry({ dataDir }).point(first, second);
    return print(`${first} is ${second} now (revision ${revision})`);
  }
  if (command === 'add' && first && parameters.length === 1) {
    const { name, version, added } = openRegistry({ dataDir }).publish(path.resolve(first));
    return print(`${name} ${version} ${added ? 'added' : 'was there already'}`);
  }
  throw new Error(usage);
};
