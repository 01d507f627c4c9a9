/** `npm start`: builds what changed and runs the whole product until Ctrl-C. */
import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { runProduct } from '../start/run-product.ts';

await runCommand(() => runProduct(readSettings(process.env)));
