import { fileURLToPath } from 'node:url';

import { fontFiles } from '@pairwise/ui/fonts';
import { shellConfig } from '@pairwise/webpack';

const fileOf = (module: string): string => fileURLToPath(import.meta.resolve(module));

/** The tokens and their fonts are served beside the bundles, from the shell's own version. */
const assets = {
  'tokens.css': fileOf('@pairwise/ui/tokens.css'),
  ...Object.fromEntries(fontFiles.map(({ name, source }) => [`fonts/${name}`, fileURLToPath(source)])),
};

export default (development: boolean) => shellConfig(import.meta.dirname, { assets, development });
