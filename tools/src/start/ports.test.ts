import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { CommandError } from '../settings.ts';
import { requireFreePorts } from './ports.ts';

test('a taken port is named with the setting that changes it; a free one passes', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const wanted = [{ setting: 'API_PORT', port, host: '127.0.0.1' }];
  try {
    const refused = requireFreePorts(wanted);
    await expect(refused).rejects.toThrow(CommandError);
    const problem = `Port ${port} is taken by another program. Choose another one: API_PORT=${port + 10} npm `;
    await expect(refused).rejects.toThrow(`${problem}start`);
    const developing = requireFreePorts(wanted, { command: 'npm run dev -- mf-chat', advice: 'Show it there.' });
    await expect(developing).rejects.toThrow(`${problem}run dev -- mf-chat\nShow it there.`);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  await expect(requireFreePorts(wanted, { advice: 'Show it there.' })).resolves.toBeUndefined();
});
