import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { closeEntryWarning } from '@pairwise/e2e/support';
import { entrySkipKey } from '@pairwise/contracts/entry-skip';

import { watchForm } from '../watch-form.ts';

/*
 * Under DevTools, and so under Playwright, Chromium opens no page in advance. The browser of this measurement is therefore
 * controlled by scripts in the pages, which a server in front of the product adds.
 */

/** A way from a lander to the signup. */
export interface Arrival {
  /** From the tap to the painted form, in milliseconds. */
  milliseconds: number;
  /** The browser had opened the page in advance. */
  inAdvance: boolean;
}

/** Where the signup reports its arrival. */
const REPORT = '/bench/arrival';
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
    void fetch(address, { method: 'POST', body: JSON.stringify(arrival) });
  }, 50);
};

const call = (run: (...values: never[]) => void, ...values: (string | number)[]): string =>
  `<script>(${run.toString()})(${values.map((value) => JSON.stringify(value)).join(',')})</script>`;

const scripts = [
  call(closeEntryWarning, entrySkipKey),
  call(watchForm),
  `<script>if(location.pathname==='/signup')(${reportArrival.toString()})(${JSON.stringify(REPORT)});`,
  `else(${tapLater.toString()})(${POINTING_MS})</script>`,
].join('');

/** A visitor points at the link before the tap. Without a pointer, the browser opens the page in advance by itself. */
const withScripts = (html: string): string =>
  html.replace('"eagerness":"moderate"', '"eagerness":"immediate"').replace('<head>', `<head>${scripts}`);

/** Forwards a request to the product. Pages get the scripts, and no policy, which would refuse them. */
const forward = (product: URL, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { method, url: path, headers } = incoming;
  const isPage = headers['sec-fetch-dest'] === 'document';
  const sent = { ...headers, ...(isPage && { 'accept-encoding': 'identity' }) };
  const { hostname, port } = product;
  const upstream = request({ hostname, port, method, path, headers: sent }, (response) => {
    const { 'content-security-policy': _policy, 'content-length': _length, ...others } = response.headers;
    if (!isPage) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    outgoing.writeHead(response.statusCode ?? 502, others);
    void text(response).then((html) => outgoing.end(withScripts(html)));
  });
  upstream.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(upstream);
};

/** Opens a lander in a browser of its own, taps its link to the signup, and measures until the form is painted. */
export const goToSignup = async (chromiumPath: string, url: string, path: string): Promise<Arrival> => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<Arrival>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== REPORT) return forward(new URL(url), incoming, outgoing);
    // The script above is the only one that reports.
    void text(incoming).then((report) => arrive(JSON.parse(report) as Arrival));
    outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // an address, because it listens on a port
  const profile = mkdtempSync(join(tmpdir(), 'pairwise-bench-profile-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(chromiumPath, [...flags, `http://localhost:${port}${path}`], { stdio: 'ignore' });
  try {
    const arrival = await Promise.race([arrived, setTimeout(LIMIT_MS, undefined, { ref: false })]);
    if (!arrival) throw new Error(`No visitor arrived at the signup from ${path} within ${LIMIT_MS / 1_000} seconds.`);
    return arrival;
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill('SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
