import type { AuditResponse, AuditEntry, ConsoleState, NameState } from '@pairwise/contracts/console';

import type { ExplainResponse } from '../../control/explain-route.ts';
import { readArguments, readCountries, usageError } from '../arguments.ts';
import { MfeError } from '../mfe-error.ts';
import { formatStep, formatTime } from '../format.ts';
import type { Command } from './command.ts';

const formatName = ({ name, stable, rollout, versions, teams }: NameState): string[] => {
  const lines = [`${name}${teams.length > 0 ? `  (team ${teams.join(', ')})` : ''}`];
  if (stable) lines.push(`  live    ${stable.version}  since ${formatTime(stable.since)} by ${stable.by}`);
  if (rollout) {
    const { version, steps, canary } = rollout;
    const figures = `${canary.errorSessions} of ${canary.sessions} documents with an error`;
    lines.push(`  canary  ${version}  ${steps.map(formatStep).join(', ')}; ${figures}`);
  }
  for (const { version, status, publishedAt, publishedBy, commit, counter } of versions) {
    const mark = version === stable?.version ? '*' : version === rollout?.version ? '~' : ' ';
    lines.push(
      `  ${mark} ${version}  ${status.padEnd(8)}  #${counter}  ${formatTime(publishedAt)} by ${publishedBy}, commit ${commit}`,
    );
  }
  return lines;
};

/** What is published, and what is live. */
export const list: Command = {
  usage: 'list [NAME]',
  help: 'what is published and what is live (* live, ~ canary)',
  run: async (args, { reader, print }) => {
    const { words } = readArguments(args, { usage: 'list [NAME]', words: [0, 1], options: {} });
    const { revision, names } = await reader().get<ConsoleState>('/api/state');
    const [only] = words;
    const shown = names.filter(({ name }) => only === undefined || name === only);
    if (only !== undefined && shown.length === 0) throw new MfeError(`Nothing called ${only} has been published.`);
    print(`revision ${revision}`);
    for (const name of shown) for (const line of formatName(name)) print(line);
    return 0;
  },
};

/** What waits for a second person. */
export const requests: Command = {
  usage: 'requests',
  help: 'what waits for a second person',
  run: async (args, { reader, print }) => {
    readArguments(args, { usage: 'requests', words: [0, 0], options: {} });
    const state = await reader().get<ConsoleState>('/api/state');
    for (const { id, at, by, why, change } of state.requests) {
      const what = change.kind === 'canary' ? `canary for ${change.steps.map(formatStep).join(', ')}` : 'promote';
      print(`${id}  ${what}: ${change.name} ${change.version}  ${formatTime(at)} by ${by}: ${why}`);
    }
    if (state.requests.length === 0) print('Nothing waits.');
    return 0;
  },
};

const explainUsage =
  'explain NAME [--path /chats] [--country NL] [--language nl] [--niche 1] [--bucket VALUE] [--staff]';

/** Why a visitor gets the version they get. */
export const explain: Command = {
  usage: explainUsage,
  help: 'which version such a visitor gets, and why',
  run: async (args, { reader, print }) => {
    const { words, flags } = readArguments(args, {
      usage: explainUsage,
      words: [1, 1],
      options: {
        path: { type: 'string' },
        country: { type: 'string' },
        language: { type: 'string' },
        niche: { type: 'string' },
        bucket: { type: 'string' },
        staff: { type: 'boolean' },
      },
    });
    const { staff, country, ...visitor } = flags;
    const [code, ...others] = country === undefined ? [] : readCountries(country);
    if (others.length > 0) throw usageError('A visitor is in one country: --country takes a single code here.');
    const query = new URLSearchParams({
      ...visitor,
      ...(code !== undefined && { country: code }),
      ...(staff === true && { staff: '1' }),
    });
    const address = `/api/names/${encodeURIComponent(words[0] ?? '')}/explain?${query.toString()}`;
    const { name, version, revision, sentences, page } = await reader().get<ExplainResponse>(address);
    print(`${name} ${version ?? 'is not served'} (revision ${revision})`);
    if (flags.bucket === undefined) {
      print("  Without --bucket the visitor is an example; --bucket takes the value of a browser's cookie mfe.bucket.");
    }
    for (const sentence of sentences) print(`  ${sentence}`);
    if (page) print(`  ${page.path} is a page of ${page.owner ?? 'nobody'}, zone ${page.zone}.`);
    return 0;
  },
};

const MAX_VALUE = 300;

/** A value out of the difference, on one line; the console shows the rest of a long one. */
const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
};

const formatEntry = ({ revision, at, who, what, why, difference }: AuditEntry): string[] => {
  const plan = what.kind === 'canary' ? ` for ${what.steps.map(formatStep).join(', ')}` : '';
  const status = what.kind === 'check' ? ` ${what.status}` : '';
  return [
    `${String(revision).padStart(6)}  ${formatTime(at)}  ${who}  ${what.kind} ${what.name} ${what.version}${plan}${status}: ${why}`,
    ...difference.map(({ path, before, after }) => `        ${path}: ${formatValue(before)} → ${formatValue(after)}`),
  ];
};

const auditUsage = 'audit [--limit 50] [--verify]';

/** Who changed what, and whether that log is whole. */
export const audit: Command = {
  usage: auditUsage,
  help: 'who changed what and why; --verify proves the whole chain',
  run: async (args, { reader, print }) => {
    const { flags } = readArguments(args, {
      usage: auditUsage,
      words: [0, 0],
      options: { limit: { type: 'string' }, verify: { type: 'boolean' } },
    });
    const limit = Number(flags.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw usageError('--limit takes a number from 1 to 200.');
    const { entries, chain } = await reader().get<AuditResponse>(`/api/audit?limit=${limit}`);
    if (flags.verify !== true) for (const entry of entries) for (const line of formatEntry(entry)) print(line);
    if (chain.broken) {
      print(`The log is broken at revision ${chain.broken.revision}: ${chain.broken.reason}.`);
      return 1;
    }
    print(`${chain.entries} entries; the chain is whole.`);
    return 0;
  },
};
