import type { CDPSession } from '@playwright/test';

/** Slows a page down as on a phone: 4 × CPU slow-down, 1.6 Mbit/s, and 150 ms of latency. Enables the network events. */
export const throttleAsPhone = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
