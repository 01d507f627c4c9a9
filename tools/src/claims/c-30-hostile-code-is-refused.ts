import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublishedVersion } from '@pairwise/contracts/registry';
import { gateMemberOf } from '@pairwise/gateway/gate-member';
import { openRegistry } from '@pairwise/gateway/registry';

import { CommandError } from '../settings.ts';
import { obtainChromium } from '../test/system-packages.ts';
import { root } from '../workspace.ts';
import { createdRemote } from './c-30/created-remote.ts';
import { type Hostile, hostile } from './c-30/hostile.ts';
import { type CandidateOptions, refusalOf, screen, type Screening } from './c-30/screened.ts';
import type { Claim } from './claim.ts';
import { startOwnProduct } from './support/start-own-product.ts';

const remotes = ['mf-auth', 'mf-billing', 'mf-chat', 'mf-landers', 'mf-members'];

const routesOf = (name: string): string[] => {
  // Written by the build.
  const { data } = JSON.parse(readFileSync(join(root, name, 'dist/remote.json'), 'utf8')) as PublishedVersion;
  return data?.routes.map(({ path }) => path) ?? [];
};

/** A screen above which the shell shows the languages, but no link. */
const withoutLinks: CandidateOptions = { name: 'mf-auth', path: '/login' };
/** The screens that hostile candidates replace, in turn: for visitors and for members, of the app and of the site. */
const victims: readonly CandidateOptions[] = [
  withoutLinks,
  { name: 'mf-members', path: '/likes' },
  { name: 'mf-billing', path: '/pricing' },
  { name: 'mf-landers', path: '/landers/gallery/:slug?' },
  { name: 'mf-landers', path: '/complaints' },
];

const isAtSite = ({ name }: CandidateOptions): boolean => name === 'mf-landers';

/** Returns the screen that a hostile candidate replaces. */
const victimOf = ({ needsLinks, needsSite }: Hostile, turn: number): CandidateOptions => {
  const harmed = victims
    .filter((victim) => !needsLinks || victim !== withoutLinks)
    .filter((victim) => !needsSite || isAtSite(victim));
  return harmed[turn % harmed.length] ?? withoutLinks;
};

/** Real remotes, whole and one route at a time: those whose screens lead on at once were not checked alone. */
const leadOn = ['/credits/repeat-order', '/directdebit', '/complete-signup', '/activate/done', '/:token'];
const honest = (): CandidateOptions[] => [
  ...remotes.map((name) => ({ name })),
  ...remotes.flatMap((name) =>
    routesOf(name)
      .filter((path) => !leadOn.includes(path))
      .map((path) => ({ name, path })),
  ),
];

/** Returns so many values, spread over all of them, beginning at a place that the seed decides. */
const some = <Value>(values: readonly Value[], count: number, seed: number): Value[] =>
  Array.from({ length: Math.min(count, values.length) }, (_, at) => {
    const place = Math.floor((at * values.length) / count) + seed;
    return values[place % values.length];
  }).filter((value) => value !== undefined);

const titleOf = ({ name, path }: CandidateOptions): string => (path === undefined ? name : `${name} ${path}`);

/** Proves C-30: the gate refuses versions that harm the document they share, and passes honest ones. */
export const hostileCodeIsRefused: Claim = {
  id: 'C-30',
  title: 'the gate refuses hostile code, which cannot see it, and passes honest code',
  inBrowser: true,
  prove: async ({ size, seed, log }) => {
    const found = await obtainChromium();
    if ('missing' in found) throw new CommandError(`Chromium is ${found.missing}`);
    const product = await startOwnProduct({
      purpose: 'c-30',
      port: 4790,
      env: { ZONES: 'origins', LOG_LEVEL: 'warn' },
      log,
    });
    let removeCreated: (() => void) | undefined;
    try {
      const screening: Screening = {
        registry: openRegistry({ dataDir: product.dataDir }),
        dataDir: product.dataDir,
        url: product.url,
        apiUrl: `http://127.0.0.1:${Number(new URL(product.url).port) + 1}`,
        chromium: found.path,
        account: gateMemberOf(product.dataDir),
      };
      const bad = size === 'full' ? [...hostile] : some(hostile, 2, seed);
      const created = size === 'full' ? await createdRemote() : undefined;
      removeCreated = created?.remove;
      if (created) {
        const binding = { zones: ['app' as const], slots: [] };
        const by = { who: 'operator', why: 'claim C-30' };
        screening.registry.registerName({ name: created.name, team: 'games', binding }, by);
      }
      const good =
        size === 'full'
          ? [...honest(), ...(created ? [{ name: created.name, dist: created.dist }] : [])]
          : some(honest().slice(remotes.length), 1, seed * 7);
      const complaints: string[] = [];
      let refused = 0;
      for (const [at, candidate] of bad.entries()) {
        const { what, statement } = candidate;
        const victim = victimOf(candidate, at + seed);
        const why = refusalOf(await screen(screening, { ...victim, statement }));
        log(`${why === undefined ? '!' : ' '} ${titleOf(victim)} ${what}: ${why?.slice(0, 200) ?? 'verified'}`);
        if (why === undefined) complaints.push(`not refused: ${titleOf(victim)} ${what}`);
        else refused += 1;
      }
      let passed = 0;
      for (const candidate of good) {
        const why = refusalOf(await screen(screening, candidate));
        log(`${why === undefined ? ' ' : '!'} ${titleOf(candidate)}: ${why?.slice(0, 300) ?? 'verified'}`);
        if (why === undefined) passed += 1;
        else complaints.push(`refused: ${titleOf(candidate)}: ${why}`);
      }
      // The same harm where the gate does not look: on a route that the candidate does not declare, it never runs.
      const unseen = await screen(screening, {
        ...victims[0],
        name: 'mf-auth',
        statement: 'if(location.pathname==="/nowhere"){window.fetch=()=>{}}',
      });
      return {
        holds: complaints.length === 0 && bad.length > 0 && good.length > 0,
        counts: {
          'hostile candidates refused': `${refused} of ${bad.length}`,
          'honest candidates verified': `${passed} of ${good.length}`,
          first: complaints[0] ?? '-',
        },
        control: {
          what: 'hostile code whose condition is never met is verified, so the refusals come from what the code does',
          caught: unseen.status === 'verified',
        },
      };
    } finally {
      removeCreated?.();
      await product.stop();
    }
  },
};
