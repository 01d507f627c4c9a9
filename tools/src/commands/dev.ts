/**
 * `npm run dev -- mf-chat`: the whole product, with one remote from its sources and hot reload.
 * `npm run dev -- mf-chat --into https://the.platform`: that remote alone, for the pages of a deployed platform.
 */
import { runInto } from '@pairwise/platform/develop';

import { runScript } from '../run-command.ts';
import { readSettings } from '../settings.ts';
import { devCommand } from '../start/dev-command.ts';
import { requireDevelopable } from '../start/development.ts';
import { loopback } from '../start/haproxy.ts';
import { requireFreePorts } from '../start/ports.ts';
import { runProduct } from '../start/run-product.ts';

const command = devCommand({
  // Nothing of this product is started, so its settings need not be those of a whole one.
  runInto: async (target) => {
    const { devPort } = readSettings({ DEV_PORT: process.env['DEV_PORT'] });
    await requireFreePorts([{ setting: 'DEV_PORT', port: devPort, host: loopback }], {
      command: `npm run dev -- ${target.name} --into ${target.into}`,
    });
    return runInto(target, devPort);
  },
  runFromSources: (remote) => {
    const settings = readSettings(process.env);
    requireDevelopable(remote, settings);
    return runProduct(settings, { develop: remote });
  },
});

await runScript({ name: 'dev', summary: command.summary, commands: [command] });
