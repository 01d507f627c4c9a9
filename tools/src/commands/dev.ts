/**
 * `npm run dev -- mf-chat`: the whole product, one remote of it from its sources with hot reload.
 * `npm run dev -- mf-chat --into https://the.platform`: that remote alone, for the pages of a deployed platform.
 */
import { runCommand } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { requireDevelopable } from '../start/development.ts';
import { readInto, runInto } from '../start/into.ts';
import { runProduct } from '../start/run-product.ts';

await runCommand(() => {
  const args = process.argv.slice(2);
  const into = readInto(args);
  // Nothing of this product is started, so its settings need not be those of a whole one.
  if (into) return runInto(into, readSettings({ DEV_PORT: process.env['DEV_PORT'] }));
  const settings = readSettings(process.env);
  return runProduct(settings, requireDevelopable(args[0], settings));
});
