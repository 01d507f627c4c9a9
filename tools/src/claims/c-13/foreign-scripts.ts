import { skipEntryWarning } from '@pairwise/e2e/support';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RunningProduct } from '../support/running-product.ts';
import { canary, canaryPath, type People } from './tampered-visit.ts';

export interface ForeignScripts {
  tried: number;
  /** Attempts whose code did not run. */
  refused: number;
  canaries: number;
  /** The HTTP status of a file that is in the store but in no signed version. */
  addedFileStatus: number;
}

/** Ways to load foreign code for an attacker who can already add elements to a page. */
const ways = [
  [
    'an address in text',
    (address: string) => {
      const script = document.createElement('script');
      script.src = address;
      document.head.append(script);
    },
  ],
  [
    'a policy of their own',
    (address: string) => {
      const policies: unknown = Reflect.get(window, 'trustedTypes');
      const make: unknown = typeof policies === 'object' && policies && Reflect.get(policies, 'createPolicy');
      if (typeof make !== 'function') throw new Error('no Trusted Types');
      const policy: unknown = make.call(policies, 'foreign', { createScriptURL: (url: string) => url });
      const script = document.createElement('script');
      const trusted: unknown = Reflect.get(policy as object, 'createScriptURL').call(policy, address);
      Reflect.set(script, 'src', trusted);
      document.head.append(script);
    },
  ],
  [
    'markup',
    (address: string) => {
      document.body.innerHTML = `<iframe srcdoc="<script src='${address}'></script>"></iframe>`;
    },
  ],
  [
    'text of a script',
    () => {
      const script = document.createElement('script');
      script.text = 'fetch("/__canary?inline")';
      document.head.append(script);
    },
  ],
  [
    'a dynamic import',
    async (address: string) => {
      await import(address);
    },
  ],
] as const;

/** Adds a file to a version in the store and tries to load unsigned scripts in its page. */
export const tryForeignScripts = async (
  { proxy, browser, dataDir }: RunningProduct,
  { name, version, path }: { name: string; version: string; path: string },
  { member }: People,
): Promise<ForeignScripts> => {
  writeFileSync(join(dataDir, 'artifacts', name, version, 'added.js'), canary);
  const address = `/remotes/${name}/${version}/added.js`;
  proxy.set();
  const { status } = await fetch(`${proxy.url}${address}`);

  // Even when a server delivers the file, the page refuses it.
  proxy.set(/\/added\.js/, { kind: 'script', source: canary });
  proxy.add(new RegExp(`^${canaryPath}`), { kind: 'status', status: 204 });
  let refused = 0;
  let canaries = 0;
  for (const [, way] of ways) {
    const context = await browser.newContext({ storageState: member });
    await skipEntryWarning(context);
    try {
      const page = await context.newPage();
      await page.goto(`${proxy.url}${path}`);
      const before = proxy.hits.length;
      // A refusal may throw. Only whether code ran counts.
      await page.evaluate(way, address).catch(() => undefined);
      await page.waitForTimeout(400);
      const ran = proxy.hits.slice(before).filter((hit) => hit.startsWith(canaryPath)).length;
      canaries += ran;
      if (ran === 0) refused += 1;
    } finally {
      await context.close();
    }
  }
  proxy.set();
  return { tried: ways.length, refused, canaries, addedFileStatus: status };
};
