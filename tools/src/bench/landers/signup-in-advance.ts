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

/** Long enough for the page that is opened in advance. */
const POINTING_MS = 6_000;
const LIMIT_MS = 60_000;

/** Runs in the lander. Taps the link to the signup; the pages share no other storage before the tap. */
const tapLater = (ms: number): void => {
  addEventListener('load', () =>
    globalThis.setTimeout(() => {
      localStorage.setItem('tap', String(performance.timeOrigin + performance.now()));
      document.querySelector<HTMLElement>('main a[href^="/signup"]')?.click();
    }, ms),
  );
};

/** Runs in the signup. Reports its arrival when its form is painted. */
const reportArrival = (address: string): void => {
  const timer = setInterval(() => {
    const formAt: unknown = Reflect.get(globalThis, 'formAt');
    if (typeof formAt !== 'number') return;
    clearInterval(timer);
    const [navigation] = performance.getEntriesByType('navigation');
    const activation = Number(navigation && Reflect.get(navigation, 'activationStart'));
    const at = Math.max(formAt, performance.timeOrigin + activation);
    const arrival: Arrival = { milliseconds: at - Number(localStorage.getItem('tap')), inAdvance: activation > 0 };
    void fetch(address, { method: 'POST', mode: 'no-cors', body: JSON.stringify(arrival) });
  }, 50);
};

const call = (run: (...values: never[]) => void, ...values: (string | number)[]): string =>
  `<script>(${run.toString()})(${values.map((value) => JSON.stringify(value)).join(',')})</script>`;

const scriptsFor = (report: string): string =>
  [
    call(closeEntryWarning, entrySkipKey),
    call(watchForm),
    `<script>if(location.pathname==='/signup')(${reportArrival.toString()})(${JSON.stringify(report)});`,
    `else(${tapLater.toString()})(${POINTING_MS})</script>`,
  ].join('');

/** The policy of a page would refuse the scripts. */
const withoutPolicy = ({ 'content-security-policy': _policy, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers;

/** Opens a lander in a browser of its own, taps its link to the signup, and measures until the form is painted. */
export const goToSignup = async (chromiumPath: string, url: string, path: string): Promise<Arrival> => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<Arrival>();
  const reports = createServer((incoming, outgoing) => {
    // The script above is the only one that reports.
    void text(incoming).then((report) => arrive(JSON.parse(report) as Arrival));
    outgoing.end();
  });
  await new Promise<void>((resolve) => {
    reports.listen(0, '127.0.0.1', resolve);
  });
  const { port } = reports.address() as AddressInfo; // an address, because it listens on a port
  const scripts = scriptsFor(`http://127.0.0.1:${port}/`);
  const proxy = await startFaultProxy(url);
  proxy.set(/^\/(?:landers\/|signup)/, {
    kind: 'edit',
    // A visitor points at the link before the tap. Without a pointer, the browser opens the page in advance by itself.
    edit: (html) =>
      html.replace('"eagerness":"moderate"', '"eagerness":"immediate"').replace('<head>', `<head>${scripts}`),
    headers: withoutPolicy,
  });
  const profile = mkdtempSync(join(tmpdir(), 'pairwise-bench-profile-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(chromiumPath, [...flags, `${proxy.url}${path}`], { stdio: 'ignore' });
  try {
    const arrival = await Promise.race([arrived, setTimeout(LIMIT_MS, undefined, { ref: false })]);
    if (!arrival) throw new Error(`No visitor arrived at the signup from ${path} within ${LIMIT_MS / 1_000} seconds.`);
    return arrival;
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill('SIGKILL');
    await ended;
    reports.closeAllConnections();
    reports.close();
    await proxy.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
