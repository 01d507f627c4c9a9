/** `node publish-many.ts DATA_DIR NAME COUNT`: one of several programs that write the registry concurrently. */
import { openRegistry } from '../registry/index.ts';
import { makeDist } from './make-dist.ts';

const [dataDir = '', name = '', count = '0'] = process.argv.slice(2);
const registry = openRegistry({ dataDir });
for (let index = 0; index < Number(count); index += 1) {
  const version = `1.0.${index}-0000000a`;
  registry.putLive(makeDist({ name, version, files: { 'remoteEntry.js': version } }), { who: name, why: 'a test' });
}
