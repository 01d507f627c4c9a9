/**
 * `node publish-many.ts DATA_DIR NAME COUNT [DATABASE]`: one of several programs that write the registry concurrently, in the
 * folders of the data directory or in the database at this address.
 */
import { openData } from '../data/open-data.ts';
import { makeDist } from './make-dist.ts';

const [dataDir = '', name = '', count = '0', databaseUrl] = process.argv.slice(2);
const { registry, close } = await openData({ dataDir, databaseUrl, warn: (message) => process.emitWarning(message) });
for (let index = 0; index < Number(count); index += 1) {
  const version = `1.0.${index}-0000000a`;
  const dist = makeDist({ name, version, files: { 'remoteEntry.js': version } });
  await registry.putLive(dist, { who: name, why: 'a test' });
}
await close();
