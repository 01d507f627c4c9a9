const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches Debian's Chromium. The flags stop its own requests, which would fail in a closed network. */
export const chromiumLaunch = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args };

/**
 * Launches Chromium's headless shell where it is installed: the same engine without the browser's own interface, which
 * takes about half the processor time. It has no notifications, so the journeys of push use `chromiumLaunch`.
 */
export const headlessLaunch = { executablePath: process.env['HEADLESS_SHELL'] ?? chromiumLaunch.executablePath, args };
