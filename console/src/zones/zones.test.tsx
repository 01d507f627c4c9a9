import type { ZonesResponse } from '@pairwise/contracts/console';
import { screen, userEvent, within } from '@pairwise/testing';

import { fakeControl } from '../../testing/fake-control.ts';
import { openDisclosure } from '../../testing/open-disclosure.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const file = (path: string, bytes: number, entry = false) => ({ path, bytes, entry, integrity: `sha384-${path}` });

const zones: ZonesResponse = {
  revision: 7,
  zones: [
    { zone: 'site', deployables: [] },
    {
      zone: 'pay',
      deployables: [
        {
          name: 'shell',
          version: '1.0.0',
          role: 'stable',
          reason: 'shell',
          by: 'platform/Kofi',
          since: '2026-11-18T10:00:00.000Z',
          files: [file('main.js', 100_000, true)],
        },
        {
          name: 'mf-billing',
          version: '5.8.0',
          role: 'canary',
          reason: 'route',
          by: 'billing/Chiara',
          since: '2026-11-18T10:00:00.000Z',
          files: [file('remoteEntry.js', 20_000, true), file('lifecycle.js', 400)],
        },
      ],
    },
  ],
};

test('a zone lists the scripts that may run in it, with hashes and sizes', async () => {
  fakeControl({ zones });
  renderConsole('/scripts');
  const zone = within((await screen.findByRole('heading', { name: 'Zone pay' })).closest('section') ?? document.body);
  expect(zone.getByText('3 files, 120.4 kB')).toBeVisible();
  expect(zone.getByText('Canary')).toBeVisible();
  const [, summary] = zone.getAllByText('Files and hashes');
  if (summary) await openDisclosure(summary);
  expect(zone.getByText('remoteEntry.js (entry)')).toBeVisible();
  expect(zone.getByText('sha384-lifecycle.js')).toBeVisible();
  expect(zone.getByText('400 B')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zone site' })).toBeNull();
});

test('copies and downloads the list as JSON, exactly as the gateway sent it', async () => {
  fakeControl({ zones });
  const user = userEvent.setup();
  renderConsole('/scripts');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(await screen.findByRole('button', { name: 'Copy as JSON' }));
  expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toEqual(zones);
  expect(await screen.findByText('Copied.')).toBeVisible();

  let saved: Blob | undefined;
  let name = '';
  URL.createObjectURL = (blob) => {
    saved = blob instanceof Blob ? blob : undefined;
    return 'blob:list';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download;
  });
  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(name).toBe('scripts-revision-7.json');
  expect(JSON.parse((await saved?.text()) ?? '')).toEqual(zones);
});

test('when the browser refuses to copy, a notice suggests the download', async () => {
  fakeControl({ zones });
  const user = userEvent.setup();
  renderConsole('/scripts');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(await screen.findByRole('button', { name: 'Copy as JSON' }));
  expect(await screen.findByText(/Download the list instead/)).toBeVisible();
});
