import { defineCommand, UsageError } from '@pairwise/command-line';
import {
  type AuditResponse,
  type AuditEntry,
  type ConsoleState,
  formatBinding,
  isUncheckedEntry,
  type NameState,
  shownStatuses,
  shownStatusOf,
  subjectOf,
  type VersionNotes,
} from '@pairwise/contracts/console';
import type { ExplainResponse } from '@pairwise/contracts/explain';

import type { Context } from '../context.ts';
import { listVersions } from '../list-versions.ts';
import { MfeError } from '../mfe-error.ts';
import { formatTime } from '../../registry/format-time.ts';
import {
  formatCanary,
  formatLoss,
  formatPlan,
  formatRamp,
  formatRolledBack,
  formatStep,
  plainName,
} from '../format.ts';
import { parseCountries } from '../options.ts';

/** Formats what the publisher said about a version: `"New prices": Sort prices by month, by Rui (Ticket 7)`. */
const formatNotes = ({ label, subject, author, why }: VersionNotes): string | undefined => {
  const parts = [
    ...(label === undefined ? [] : [`"${label}"`]),
    ...(subject === undefined ? [] : [`${subject}${author === undefined ? '' : ` (${author})`}`]),
    ...(why === undefined || why === subject ? [] : [`why: ${why}`]),
  ];
  return parts.length > 0 ? parts.join('; ') : undefined;
};

const formatName = ({ name, stable, rollout, versions, teams }: NameState): string[] => {
  const lines = [`${name}${teams.length > 0 ? `  (team ${teams.join(', ')})` : ''}`];
  if (stable) lines.push(`  live    ${stable.version}  since ${formatTime(stable.since)} by ${stable.by}`);
  if (rollout) {
    const { version, ramp } = rollout;
    lines.push(`  canary  ${version}  ${formatCanary(rollout)}`);
    if (ramp) lines.push(`          ramp: ${formatRamp(ramp)}`);
  }
  for (const listed of versions) {
    const { version, publishedAt, publishedBy, commit, notes, counter, rolledBack } = listed;
    const mark = version === stable?.version ? '*' : version === rollout?.version ? '~' : ' ';
    lines.push(
      `  ${mark} ${version}  ${shownStatusOf(listed).padEnd(8)}  #${counter}  ${formatTime(publishedAt)} by ${publishedBy}, commit ${commit}`,
    );
    const said = formatNotes(notes);
    if (said !== undefined) lines.push(`      ${said}`);
    if (rolledBack) lines.push(`      ${formatRolledBack(rolledBack)}`);
  }
  return lines;
};

/** Formats how many versions the state does not list, and how to find them. */
const formatOlder = ({ name, versions, versionCount }: NameState): string[] => {
  const older = versionCount - versions.length;
  return older > 0 ? [`    and ${older} older; \`npm run mfe -- list ${name} --search "WORDS"\` finds them`] : [];
};

export const list = defineCommand({
  name: 'list',
  summary: 'Lists what is published and what is live (* live, ~ canary).',
  positionals: { name: { summary: 'Only this name.', optional: true } },
  options: {
    search: {
      type: 'string',
      placeholder: '"WORDS"',
      summary: 'Only versions with these words in their label, commit, author or reason.',
    },
    status: {
      type: 'string',
      placeholder: 'verified',
      choices: shownStatuses,
      summary: 'Only versions with this status.',
    },
  },
  run: async ({ positionals: { name: only }, options: { search = '', status } }, { reader, print }: Context) => {
    const client = reader();
    const { revision, names } = await client.get<ConsoleState>('/api/state');
    const named = names.filter(({ name }) => only === undefined || name === only);
    if (only !== undefined && named.length === 0) {
      throw new MfeError(`Nothing has been published as "${plainName(only)}".`);
    }
    print(`revision ${revision}`);
    const filtered = search.trim() !== '' || status !== undefined;
    if (!filtered) {
      for (const name of named) for (const line of [...formatName(name), ...formatOlder(name)]) print(line);
      return 0;
    }
    let isFound = false;
    for (const name of named) {
      const versions = await listVersions(client, name.name, { search, status });
      if (versions.length > 0) for (const line of formatName({ ...name, versions })) print(line);
      isFound ||= versions.length > 0;
    }
    if (!isFound) print('No version matches.');
    return 0;
  },
});

export const requests = defineCommand({
  name: 'requests',
  summary: 'Lists the changes that wait for a second person.',
  run: async (_input, { reader, print }: Context) => {
    const state = await reader().get<ConsoleState>('/api/state');
    const rolledBackOf = ({ name, version }: { name: string; version: string }) =>
      state.names.find((one) => one.name === name)?.versions.find((one) => one.version === version)?.rolledBack;
    for (const { id, at, by, why, change } of state.requests) {
      const made = `${formatTime(at)} by ${by}: ${why}`;
      if (change.kind === 'bind') {
        print(`${id}  bind: ${change.name} to ${formatBinding(change)}  ${made}`);
        // Not from the names: one without a version is not among them.
        const before = Object.hasOwn(state.bindings, change.name) ? state.bindings[change.name] : undefined;
        if (before) print(`  ${change.name} is bound to ${formatBinding(before)}`);
        continue;
      }
      const what = change.kind === 'canary' ? `canary for ${change.steps.map(formatStep).join(', ')}` : 'promote';
      print(`${id}  ${what}: ${change.name} ${change.version}${formatLoss(change)}  ${made}`);
      if (change.kind === 'canary') for (const line of formatPlan(change)) print(`  ${line}`);
      const rolledBack = rolledBackOf(change);
      if (rolledBack) print(`  ${change.version} was ${formatRolledBack(rolledBack)}`);
    }
    if (state.requests.length === 0) print('No change waits for approval.');
    return 0;
  },
});

const parseCountry = (text: string): string => {
  const [code = '', ...others] = parseCountries(text);
  if (others.length === 0) return code;
  throw new UsageError(`--country takes one country here, not "${text}".`);
};

export const explain = defineCommand({
  name: 'explain',
  summary: 'Explains which version a visitor gets, and why.',
  positionals: { name: { summary: 'The shell or a remote.' } },
  options: {
    path: { type: 'string', placeholder: '/chats', summary: 'Also says which remote serves this path.' },
    country: { type: 'string', placeholder: 'NL', summary: 'The country of the visitor.', parse: parseCountry },
    language: { type: 'string', placeholder: 'nl', summary: 'The language of the visitor.' },
    niche: { type: 'string', placeholder: '1', summary: 'The niche of the site, 1 to 7.' },
    bucket: {
      type: 'string',
      placeholder: 'VALUE',
      summary: 'The value of the cookie mfe.bucket, over https __Host-Http-mfe.bucket.',
    },
    staff: { type: 'boolean', summary: 'The visitor is signed in as staff.' },
  },
  run: async ({ positionals: { name: target }, options }, { reader, print }: Context) => {
    const { staff, ...visitor } = options;
    const given = Object.entries(visitor).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const query = new URLSearchParams(given);
    if (staff) query.set('staff', '1');
    const address = `/api/names/${encodeURIComponent(target)}/explain?${query.toString()}`;
    const { name, version, revision, sentences, page } = await reader().get<ExplainResponse>(address);
    print(`${name} ${version ?? 'is not served'} (revision ${revision})`);
    if (options.bucket === undefined) {
      print(
        '  This visitor is an example. For a real one, add --bucket with the value of their cookie mfe.bucket, over https __Host-Http-mfe.bucket.',
      );
    }
    for (const sentence of sentences) print(`  ${sentence}`);
    if (page) {
      print(`  ${page.path} ${page.owner === null ? 'is no page' : `is a page of ${page.owner}`}, zone ${page.zone}.`);
    }
    return 0;
  },
});

const MAX_VALUE = 300;

/** Formats a changed value on one line. The console shows the rest of a long one. */
const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
};

/** Formats what a change is about: a version, the variants of a lander, or the receiver of notifications. */
const formatSubject = (what: AuditEntry['what']): string => {
  if (!('lander' in what)) return subjectOf(what);
  if (what.kind === 'experiment') return `${what.lander} ${what.variants.join(', ')}`;
  return what.kind === 'experiment-promote' ? `${what.lander} ${what.variant}` : what.lander;
};

const formatEntry = ({ revision, at, who, what, why, difference }: AuditEntry): string[] => {
  const plan = what.kind === 'canary' ? ` for ${what.steps.map(formatStep).join(', ')}` : '';
  const loss = 'loseRoutes' in what ? formatLoss(what) : '';
  const shown = isUncheckedEntry({ what, difference }) ? 'unchecked' : what.kind === 'check' && what.status;
  const status = shown === false ? '' : ` ${shown}`;
  return [
    `${String(revision).padStart(6)}  ${formatTime(at)}  ${who}  ${what.kind} ${what.name} ${formatSubject(what)}${plan}${loss}${status}: ${why}`,
    ...difference.map(({ path, before, after }) => `        ${path}: ${formatValue(before)} → ${formatValue(after)}`),
  ];
};

export const audit = defineCommand({
  name: 'audit',
  summary: 'Lists who changed what and why; --verify checks that the log is complete.',
  options: {
    limit: { type: 'integer', placeholder: '50', min: 1, max: 200, default: 50, summary: 'How many entries to print.' },
    verify: { type: 'boolean', summary: 'Only checks the chain of hashes from the first entry to the last.' },
  },
  run: async ({ options: { limit, verify } }, { reader, print }: Context) => {
    const { entries, chain } = await reader().get<AuditResponse>(`/api/audit?limit=${limit}`);
    if (!verify) for (const entry of entries) for (const line of formatEntry(entry)) print(line);
    if (chain.broken) {
      print(`The log is broken at revision ${chain.broken.revision}: ${chain.broken.reason}.`);
      return 1;
    }
    print(`${chain.entries} entries; the chain is complete.`);
    return 0;
  },
});
