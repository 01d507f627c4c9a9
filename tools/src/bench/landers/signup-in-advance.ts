import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import { closeEntryWarning, startFaultProxy } from '@pairwise/e2e/support';

import { watchForm } from '../watch-form.ts';

/*
 * Under DevTools, and so under Playwright, Chromium opens no page in advance. The browser of this measurement is therefore
 * controlled by scripts in the pages, which a proxy in front of the product adds.
 */

/** A way from a lander to the signup. */
export interface Arrival {
  /** From the tap to the painted form, in milliseconds. */
  milliseconds: number;
  /** The browser had opened the page in advance. */
  inAdvance: boolean;
}

/**
 * The site and the app as a product has them on the internet: hosts of one domain. Browsers open nothing in advance between
 * `localhost` and `app.localhost`, which are two domains.
 */
const zoneHosts = { site: 'pairwise.test', app: 'app.pairwise.test', pay: 'pay.pairwise.test' };

/** Returns the settings of a product at a port whose signup is at another origin than its landers. */
export const originsOf = (port: number): Record<string, string> => ({
  ZONES: 'origins',
  PUBLIC_URL: `http://${zoneHosts.site}:${port}`,
  ZONE_HOSTS: Object.entries(zoneHosts)
    .map(([zone, host]) => `${zone}=${host}:${port}`)
    .join(' '),
});

/** Long enough for the page that is opened in advance. */
const POINTING_MS = 6_000;
const LIMIT_MS = 60_000;

/** What the pages report: milliseconds since 1970, of the tap and of the painted form. */
interface Report {
  tappedAt?: number;
  paintedAt?: number;
  inAdvance?: boolean;
}

/** Runs in the lander. Taps the link to the signup, which is another origin, and reports when. */
const tapLater = (address: string, ms: number): void => {
  addEventListener('load', () =>
    globalThis.setTimeout(() => {
      const report: Report = { tappedAt: performance.timeOrigin + performance.now() };
      void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(report) });
      document.querySelector<HTMLElement>('main a[href^="/signup"]')?.click();
    }, ms),
  );
};

/** Runs in the signup. Reports when its form is painted. */
const reportArrival = (address: string): void => {
  const timer = setInterval(() => {
    const formAt: unknown = Reflect.get(globalThis, 'formAt');
    if (typeof formAt !== 'number') return;
    clearInterval(timer);
    const [navigation] = performance.getEntriesByType('navigation');
    const activation = Number(navigation && Reflect.get(navigation, 'activationStart'));
    const at = Math.max(formAt, performance.timeOrigin + activation);
    const report: Report = { paintedAt: at, inAdvance: activation > 0 };
    void fetch(address, { method: 'POST', mode: 'no-cors', body: JSON.stringify(report) });
  }, 50);
};

const call = (run: (...values: never[]) => void, ...values: (string | number)[]): string =>
  `<script>(${run.toString()})(${values.map((value) => JSON.stringify(value)).join(',')})</script>`;

const scriptsFor = (report: string): string =>
  [
    call(closeEntryWarning, entrySkipKey),
    call(watchForm),
    `<script>if(location.pathname==='/signup')(${reportArrival.toString()})(${JSON.stringify(report)});`,
    `else(${tapLater.toString()})(${JSON.stringify(report)},${POINTING_MS})</script>`,
  ].join('');

/** The policy of a page would refuse the scripts. */
const withoutPolicy = ({ 'content-security-policy': _policy, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers;

/** Receives what the pages report, until both have. */
const receiveReports = async (): Promise<{ url: string; arrived: Promise<Arrival>; close: () => void }> => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<Arrival>();
  const reported: Report = {};
  const receive = (body: string): void => {
    // The scripts above are the only ones that report.
    const { tappedAt, paintedAt, inAdvance = false } = Object.assign(reported, JSON.parse(body) as Report);
    if (tappedAt !== undefined && paintedAt !== undefined) arrive({ milliseconds: paintedAt - tappedAt, inAdvance });
  };
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then(receive);
    outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // an address, because it listens on a port
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, arrived, close };
};

/** Flags of a browser that finds the hosts of the zones on this machine, and trusts them as if they had certificates. */
const flagsFor = (profile: string, proxyPort: string): string[] => {
  const origins = [zoneHosts.site, zoneHosts.app].map((host) => `http://${host}:${proxyPort}`);
  return [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${profile}`,
    `--host-resolver-rules=MAP ${zoneHosts.site} 127.0.0.1,MAP *.${zoneHosts.site} 127.0.0.1`,
    `--unsafely-treat-insecure-origin-as-secure=${origins.join(',')}`,
  ];
};

/**
 * Opens a lander in a browser of its own, taps its link to the signup, and measures until the form is painted. The product at
 * the address has the settings of `originsOf`.
 */
export const goToSignup = async (chromiumPath: string, url: string, path: string): Promise<Arrival> => {
  const reports = await receiveReports();
  const scripts = scriptsFor(reports.url);
  const proxy = await startFaultProxy(url);
  proxy.set(/^\/(?:landers\/|signup)/, {
    kind: 'edit',
    // A visitor points at the link before the tap. Without a pointer, the browser opens the page in advance by itself.
    edit: (html) =>
      html.replace('"eagerness":"moderate"', '"eagerness":"immediate"').replace('<head>', `<head>${scripts}`),
    headers: withoutPolicy,
  });
  const { port } = new URL(proxy.url);
  const profile = mkdtempSync(join(tmpdir(), 'pairwise-bench-profile-'));
  const address = `http://${zoneHosts.site}:${port}${path}`;
  const browser = spawn(chromiumPath, [...flagsFor(profile, port), address], { stdio: 'ignore' });
  try {
    const arrival = await Promise.race([reports.arrived, setTimeout(LIMIT_MS, undefined, { ref: false })]);
    if (!arrival) throw new Error(`No visitor arrived at the signup from ${path} within ${LIMIT_MS / 1_000} seconds.`);
    return arrival;
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill('SIGKILL');
    await ended;
    reports.close();
    await proxy.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
