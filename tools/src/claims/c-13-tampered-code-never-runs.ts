import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { openDatabase } from '@pairwise/api/db';
import { makePerson, openSession } from '@pairwise/api/testing';
import { skipEntryWarning, type Fault } from '@pairwise/e2e/support';
import type { Registry } from '@pairwise/gateway/registry';

import { root } from '../workspace.ts';
import type { Claim } from './claim.ts';
import { addressOfScript, roleOf, scriptsOf, type ServedScript } from './c-13/files.ts';
import { tryForeignScripts } from './c-13/foreign-scripts.ts';
import { tryReplays } from './c-13/replays.ts';
import { canary, type People, type Visit, visitTampered } from './c-13/tampered-visit.ts';
import { logInDirectly } from './support/person.ts';
import { liveVersion, listRemotes } from './support/remotes.ts';
import { type RunningProduct, startRunningProduct } from './support/running-product.ts';
import { makeVariant } from './support/variant.ts';

const by = { who: 'claim C-13', why: 'an older version, whose files replace those of a newer one' };

/**
 * Publishes an older, correctly signed version of a remote in which every script would request the canary. It is not
 * verified, so the shell never loads it instead of the live one.
 */
const publishOlder = (registry: Registry, folder: string, name: string, mark: string): string => {
  const target = join(folder, `${name}-older`);
  makeVariant(join(root, name, 'dist'), target, mark, (_, text) => `${text}${canary}`);
  const { version } = registry.publish(target, by);
  return version;
};

interface Attempt {
  script: ServedScript;
  kind: 'a byte flipped' | 'code added' | 'older version’s file' | 'another remote’s file';
  fault: Fault;
}

const wasRefused = ({ requested, refused, canaries }: Visit): boolean => requested && refused && canaries === 0;

const logInPeople = async ({ browser, proxy, databaseUrl }: RunningProduct): Promise<People> => {
  const context = await browser.newContext();
  await skipEntryWarning(context);
  const db = openDatabase({ url: databaseUrl, onError: () => undefined });
  try {
    await logInDirectly(context, proxy.url);
    const member = await context.storageState();
    const [name = '', value = ''] = (await openSession(db, await makePerson(db, { country: 'US' }))).split('=');
    await context.clearCookies({ name });
    await context.addCookies([{ name, value, url: proxy.url }]);
    return { member, american: await context.storageState() };
  } finally {
    await context.close();
    await db.destroy();
  }
};

/** Proves C-13: code that differs from the signed code never runs, whichever server delivers it. */
export const tamperedCodeNeverRuns: Claim = {
  id: 'C-13',
  title: 'tampered code never runs',
  inBrowser: true,
  prove: async ({ size, seed, log }) => {
    const product = await startRunningProduct({ purpose: 'c-13', port: 4760, log });
    const { registry, proxy, folder } = product;
    try {
      const all = listRemotes(registry.current());
      const chosen = size === 'full' ? all : [0, 2].flatMap((step) => all[(seed + step) % all.length] ?? []);
      const people = await logInPeople(product);
      const older = new Map(all.map(({ name }) => [name, publishOlder(registry, folder, name, `${seed}`)]));
      const versionsOf = (name: string) => registry.current().versions[name] ?? {};

      /** Returns the address of the same kind of file in another remote, or of its entry where there is none. */
      const counterpart = (script: ServedScript): string => {
        const other = all.find(({ name }) => name !== script.remote)?.name ?? '';
        const version = versionsOf(other)[older.get(other) ?? ''];
        const kind = roleOf(script.file).split('-')[0] ?? '';
        const file = version?.files.find(({ path }) => path.endsWith('.js') && roleOf(path).startsWith(kind));
        return addressOfScript({
          remote: other,
          version: version?.version ?? '',
          file: file?.path ?? version?.entry ?? '',
        });
      };

      const attempts = chosen.flatMap((seen): Attempt[] =>
        scriptsOf(liveVersion(registry.current(), seen.name), seen).flatMap((script, index): Attempt[] => {
          const before = { ...script, version: older.get(script.remote) ?? '' };
          const kinds: Attempt[] = [
            { script, kind: 'a byte flipped', fault: { kind: 'flip' } },
            { script, kind: 'code added', fault: { kind: 'edit', edit: (text) => `${text}${canary}` } },
            { script, kind: 'older version’s file', fault: { kind: 'instead', path: () => addressOfScript(before) } },
            { script, kind: 'another remote’s file', fault: { kind: 'instead', path: () => counterpart(script) } },
          ];
          if (size === 'full') return kinds;
          // The small size tampers with every second script in one way, by turns.
          return index % 2 === 0 ? kinds.filter((_, nth) => nth === (index / 2 + seed) % kinds.length) : [];
        }),
      );

      const complaints: string[] = [];
      const visits: (Attempt & { visit: Visit })[] = [];
      for (const attempt of attempts) {
        const visit = await visitTampered(product, attempt.script, people, attempt.fault);
        visits.push({ ...attempt, visit });
        const what = `${addressOfScript(attempt.script)}, ${attempt.kind}`;
        const { requested, refused, canaries } = visit;
        const line = `${what}: requested ${requested}, refused ${refused}, canary ${canaries}`;
        if (!wasRefused(visit)) complaints.push(line);
        log(`${wasRefused(visit) ? ' ' : '!'} ${line}`);
      }
      const countOf = (kind: Attempt['kind']): string => {
        const ofKind = visits.filter((visit) => visit.kind === kind);
        return `${ofKind.filter(({ visit }) => wasRefused(visit)).length} of ${ofKind.length}`;
      };

      const member = all.find((seen) => seen.member);
      if (!member) throw new Error('No remote for members is live.');
      const added = await tryForeignScripts(
        product,
        { ...member, version: liveVersion(registry.current(), member.name).version },
        people,
      );
      if (added.addedFileStatus !== 404)
        complaints.push(`an added file was served with status ${added.addedFileStatus}`);
      if (added.canaries > 0) complaints.push('a foreign script ran');

      log('Control: the same tampering in a page without hashes …');
      const control = await runControl(product, people, member.name);

      const replays = await tryReplays(product, member.name);
      complaints.push(...replays.filter(({ refused }) => !refused).map(({ what }) => `not refused: ${what}`));

      return {
        holds: attempts.length > 0 && complaints.length === 0,
        counts: {
          remotes: chosen.length,
          scripts: new Set(attempts.map(({ script }) => addressOfScript(script))).size,
          'tampered files requested': visits.filter(({ visit }) => visit.requested).length,
          'refused, a byte flipped': countOf('a byte flipped'),
          'refused, code added': countOf('code added'),
          'refused, older version’s file': countOf('older version’s file'),
          'refused, another remote’s file': countOf('another remote’s file'),
          'added file that no version lists': added.addedFileStatus,
          'foreign scripts refused by the page': `${added.refused} of ${added.tried}`,
          'replayed and forged documents and builds refused': `${replays.filter(({ refused }) => refused).length} of ${replays.length}`,
          'canary fired': visits.reduce((sum, { visit }) => sum + visit.canaries, added.canaries),
          first: complaints[0] ?? '-',
        },
        control: {
          what: `hashes removed from the page: the canary fired ${control} times`,
          caught: control > 0,
        },
      };
    } finally {
      proxy.set();
      await product.stop();
    }
  },
};

/** Runs tampered code in a page whose hashes were removed, and returns how often the canary fired. */
const runControl = async (product: RunningProduct, { member }: People, name: string): Promise<number> => {
  const { proxy, browser, registry } = product;
  const version = liveVersion(registry.current(), name);
  const address = addressOfScript({ remote: name, version: version.version, file: version.entry });
  proxy.set();
  const tampered = `${await (await fetch(`${proxy.url}${address}`)).text()}${canary}`;
  const hash = `sha384-${createHash('sha384').update(tampered).digest('base64')}`;
  const trusted = version.files.find(({ path }) => path === version.entry)?.integrity ?? '';
  const page = listRemotes(registry.current()).find((seen) => seen.name === name)?.path ?? '/';

  proxy.set(new RegExp(`^${page}$`), {
    kind: 'edit',
    // Removes the hashes of the tags and puts the hash of the changed file into the page's data.
    edit: (html) => html.replaceAll(/ integrity="[^"]*"/g, '').replaceAll(trusted, hash),
    headers: ({ 'integrity-policy': policy, ...headers }) => {
      if (policy === undefined) throw new Error('The page has no integrity policy.');
      return headers;
    },
  });
  proxy.add(new RegExp(`^${address.replaceAll('.', String.raw`\.`)}`), {
    kind: 'edit',
    edit: () => tampered,
  });
  proxy.add(/^\/__canary/, { kind: 'status', status: 204 });
  const context = await browser.newContext({ storageState: member });
  await skipEntryWarning(context);
  try {
    const tab = await context.newPage();
    await tab.goto(`${proxy.url}${page}`);
    await tab.locator('h1, h2').first().waitFor();
    await tab.waitForTimeout(300);
    return proxy.hits.filter((hit) => hit.startsWith('/__canary')).length;
  } finally {
    await context.close();
    proxy.set();
  }
};
