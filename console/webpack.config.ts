import { fileURLToPath } from 'node:url';

import { fontFiles } from '@pairwise/ui/fonts';
import { appConfig } from '@pairwise/webpack';

export default appConfig(import.meta.dirname, {
  assets: {
    'favicon.svg': `${import.meta.dirname}/favicon.svg`,
    'tokens.css': fileURLToPath(import.meta.resolve('@pairwise/ui/tokens.css')),
    ...Object.fromEntries(fontFiles.map(({ name, source }) => [`fonts/${name}`, fileURLToPath(source)])),
  },
});
