/** `node put-live.ts DATA_DIR DATABASE VERSION`: a program that makes a version of mf-chat live, and prints when it has. */
import { openData } from '../data/open-data.ts';
import { chatDist } from './make-dist.ts';

const [dataDir = '', databaseUrl, version] = process.argv.slice(2);
const { registry, close } = await openData({ dataDir, databaseUrl, warn: (message) => process.emitWarning(message) });
await registry.putLive(chatDist(version), { who: 'a program', why: 'a test' });
process.stdout.write('written\n');
await close();
