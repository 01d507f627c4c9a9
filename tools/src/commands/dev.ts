/** `npm run dev -- mf-chat`: the whole product, one remote of it from its sources with hot reload. */
import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { requireDevelopable } from '../start/development.ts';
import { runProduct } from '../start/run-product.ts';

await runCommand(() => {
  const settings = readSettings(process.env);
  return runProduct(settings, requireDevelopable(process.argv[2], settings));
});
