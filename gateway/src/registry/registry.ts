import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { type LosesRoutes, OPERATOR_CHECK } from '@pairwise/contracts/console';

import { openBuildFolders } from '../builds/build-folders.ts';
import { openAuditLog } from './audit.ts';
import { canonicalJson } from './canonical-json.ts';
import { requireUnchanged } from './conflict.ts';
import {
  checkCanary,
  highestCounter,
  promoted,
  requestOf,
  requireReplacement,
  revoked,
  rolledBack,
  verifiedVersion,
  versionOf,
  withCanary,
  withFacts,
  withoutRequest,
  withoutRollout,
  withVersion,
} from './changes.ts';
import type { ChangeRequest, Check, RegisteredVersion, RegistryDocument } from './document.ts';
import { type Content, openDocumentStore } from './document-store.ts';
import { offeredBus } from '../builds/offered-bus.ts';
import { RegistryError, RevisionConflict } from './registry-error.ts';
import type { Fit, Registry, RegistryOptions } from './registry-types.ts';
import { sealVersion } from './seal.ts';
import { experimentChanges } from './experiment-changes.ts';
import { rampChanges } from './ramp-changes.ts';
import { openSigningKey } from './signing-key.ts';
import type { Update } from './update.ts';
import { replaceFile } from '../files/write-file.ts';

/** Attempts to write. Another program can write in between a few times, but not for ever. */
const MAX_ATTEMPTS = 100;

const operatorCheck: Check = {
  id: OPERATOR_CHECK,
  verdict: 'warned',
  reason: 'Made live by the operator of the machine, without the checks of the gate.',
};

const contentOf = ({ schema: _1, revision: _2, writtenAt: _3, change: _4, ...content }: RegistryDocument): Content =>
  content;

/** How many requests of a name may wait. Every document contains them until they are decided. */
const MAX_REQUESTS = 20;

/**
 * Throws when a version does not fit what is live.
 * @throws {RegistryError} `does_not_fit`
 */
const requireFit = (content: Content, name: string, version: string, fit: Fit | undefined): void => {
  const problem = fit?.(content, versionOf(content, name, version));
  if (problem === undefined) return;
  throw new RegistryError('does_not_fit', `${name} ${version} does not fit what is live now: ${problem}`);
};

const lossOf = ({ loseRoutes }: LosesRoutes): LosesRoutes => (loseRoutes === undefined ? {} : { loseRoutes });

const samePerson = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Opens the registry of a data directory. Creates the key and the folders at first use. */
export const openRegistry = ({
  dataDir,
  warn = (message) => process.emitWarning(message),
  now = () => new Date(),
}: RegistryOptions): Registry => {
  const key = openSigningKey(dataDir);
  const audit = openAuditLog(path.join(dataDir, 'registry'));
  const store = openDocumentStore({ dataDir, key, audit, warn });
  const folders = openBuildFolders(dataDir);

  const update: Update = ({ who, why, expectedRevision: expected, name }, change) => {
    for (let attempt = 1; ; attempt += 1) {
      const document = store.current();
      if (expected !== undefined) {
        requireUnchanged({ expected, name, document, at: store.at, audit: audit.entries });
      }
      const at = now().toISOString();
      const next = change(contentOf(document), at);
      if (!next) return document;
      try {
        return store.writeAfter(document, next.content, { at, who, what: next.what, why });
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };

  /**
   * Stores the signed description beside the files, so that a copy of the store can be checked without the registry.
   */
  const keepSeal = (registered: RegisteredVersion, added: boolean): void => {
    const file = path.join(folders.folderOf(registered.name, registered.version), 'version.json');
    if (added || !existsSync(file)) replaceFile(file, sealVersion(registered, key));
  };

  const nameOfRequest = (id: string): string => requestOf(store.current(), id).change.name;

  const publish: Registry['publish'] = (build, by) => {
    const published = typeof build === 'string' ? folders.add(build) : build;
    const { busVersion } = typeof build === 'string' ? offeredBus(build, published) : by;
    const { name, version } = published;
    let added = false;
    const document = update(by, (content, publishedAt) => {
      added = !content.versions[name]?.[version];
      if (!added) return undefined;
      const registered: RegisteredVersion = {
        ...published,
        counter: highestCounter(content.versions, name) + 1,
        publishedAt,
        publishedBy: by.who,
        commit: by.commit ?? 'unknown',
        ...(by.notes && { notes: by.notes }),
        status: 'uploaded',
        checks: [],
        ...(busVersion !== undefined && { busVersion }),
      };
      return { content: withVersion(content, registered), what: { kind: 'publish', name, version } };
    });
    const registered = versionOf(document, name, version);
    if (typeof build === 'string') keepSeal(registered, added);
    return { name, version, added, counter: registered.counter };
  };

  const recordChecks: Registry['recordChecks'] = (name, version, status, checks, by) =>
    update(by, (content) => {
      const found = versionOf(content, name, version);
      if (found.status === 'revoked') throw new RegistryError('revoked', `${name} ${version} is revoked`);
      const isSame = found.status === status && canonicalJson(found.checks) === canonicalJson(checks);
      if (isSame || found.status === 'verified') return undefined;
      return { content: withFacts(content, found, { status, checks }), what: { kind: 'check', name, version, status } };
    }).revision;

  const promote: Registry['promote'] = (name, version, by, fit) =>
    update({ ...by, name }, (content, at) => {
      const next = promoted(content, name, version, { who: by.who, at });
      if (next) requireFit(content, name, version, fit);
      return next && { content: next, what: { kind: 'promote', name, version, ...lossOf(by) } };
    }).revision;

  const startCanary: Registry['startCanary'] = (name, version, parameters, by, fit) =>
    update({ ...by, name }, (content, at) => {
      const next = withCanary(content, name, version, parameters, { who: by.who, at });
      if (canonicalJson(next.rollouts[name]) === canonicalJson(content.rollouts[name])) return undefined;
      requireFit(content, name, version, fit);
      return { content: next, what: { kind: 'canary', name, version, steps: parameters.steps, ...lossOf(by) } };
    }).revision;

  const halt: Registry['halt'] = (name, by) =>
    update({ ...by, name }, (content) => {
      const next = withoutRollout(content, name);
      const version = next && content.rollouts[name]?.version;
      if (!next || version === undefined) throw new RegistryError('no_canary', `${name} has no canary`);
      return { content: next, what: { kind: 'halt', name, version } };
    }).revision;

  const rollback: Registry['rollback'] = (name, by, wanted) =>
    update({ ...by, name }, (content, at) => {
      const next = rolledBack(content, name, wanted, { who: by.who, at });
      return next && { content: next.content, what: { kind: 'rollback', name, version: next.version } };
    }).revision;

  const revoke: Registry['revoke'] = (name, version, by, { offline = false } = {}) =>
    update({ ...by, name }, (content, at) => {
      const next = revoked(content, name, version, { who: by.who, at, offline });
      return next && { content: next, what: { kind: 'revoke', name, version } };
    }).revision;

  const request: Registry['request'] = (change, by) => {
    const id = randomBytes(6).toString('hex');
    const { name, version } = change;
    if (change.kind === 'canary') checkCanary(change);
    const { revision } = update({ ...by, name }, (content, at) => {
      verifiedVersion(content, name, version);
      if (change.kind === 'canary') requireReplacement(content, name, version, change.replaces);
      if (content.requests.filter((one) => one.change.name === name).length >= MAX_REQUESTS) {
        throw new RegistryError(
          'bad_change',
          `${MAX_REQUESTS} requests for ${name} are waiting already: decide those first`,
        );
      }
      const waiting: ChangeRequest = { id, at, by: by.who, person: by.person, why: by.why, change };
      return {
        content: { ...content, requests: [...content.requests, waiting] },
        what: { kind: 'request', name, version, request: id, ...lossOf(change) },
      };
    });
    return { revision, id };
  };

  const approve: Registry['approve'] = (id, by, fit) =>
    update({ ...by, name: nameOfRequest(id) }, (content, at) => {
      const { change, person } = requestOf(content, id);
      const { name, version } = change;
      if (samePerson(person, by.person)) {
        throw new RegistryError('same_person', `${person} requested it, so another person must approve it`);
      }
      requireFit(content, name, version, fit);
      const stamp = { who: by.who, at };
      const rest = withoutRequest(content, id);
      const next =
        change.kind === 'promote'
          ? (promoted(rest, name, version, stamp) ?? rest)
          : withCanary(rest, name, version, change, stamp);
      return { content: next, what: { kind: 'approve', name, version, request: id, ...lossOf(change) } };
    }).revision;

  const withdraw: Registry['withdraw'] = (id, by) =>
    update({ ...by, name: nameOfRequest(id) }, (content) => {
      const { name, version } = requestOf(content, id).change;
      return { content: withoutRequest(content, id), what: { kind: 'withdraw', name, version, request: id } };
    }).revision;

  // Its author has read nothing that is live, so it is no conflict with any change.
  const recordSubscription: Registry['recordSubscription'] = (what, { who, why }) =>
    update({ who, why }, (content) => ({ content, what })).revision;

  const promoteUnchecked: Registry['promoteUnchecked'] = (name, version, by) => {
    if (versionOf(store.current(), name, version).status !== 'verified') {
      recordChecks(name, version, 'verified', [operatorCheck], by);
    }
    return promote(name, version, by);
  };

  const putLive: Registry['putLive'] = (build, by) => {
    // The expected revision applies to the first of the three changes.
    const { expectedRevision: _expected, ...author } = by;
    const result = publish(build, by);
    promoteUnchecked(result.name, result.version, author);
    return result;
  };

  const verifyAudit: Registry['verifyAudit'] = () => {
    // Read first: a document is written before the mark.
    const newest = store.newestSeen();
    const { change, revision } = store.current();
    const verdict = audit.verify(change);
    if (verdict.broken || revision >= newest) return verdict;
    const reason = `revision ${newest} was seen before, but ${revision} is the newest that is here and valid`;
    return { ...verdict, broken: { revision: newest, reason } };
  };

  const list: Registry['list'] = () => {
    const { pointers, rollouts, versions } = store.current();
    return Object.entries(versions).flatMap(([name, byVersion]) =>
      Object.values(byVersion)
        .map(({ version, counter, publishedAt, publishedBy, commit, status }) => ({
          name,
          version,
          counter,
          publishedAt,
          publishedBy,
          commit,
          status,
          live: pointers[name] === version,
          canary: rollouts[name]?.version === version,
        }))
        .sort((a, b) => b.counter - a.counter),
    );
  };

  return {
    current: store.current,
    publish,
    recordChecks,
    promote,
    startCanary,
    halt,
    rollback,
    revoke,
    request,
    approve,
    withdraw,
    recordSubscription,
    promoteUnchecked,
    putLive,
    ...rampChanges(update),
    ...experimentChanges(update),
    list,
    sealed: (name, version) => sealVersion(versionOf(store.current(), name, version), key),
    audit: audit.entries,
    verifyAudit,
  };
};
