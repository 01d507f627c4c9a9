import { existsSync } from 'node:fs';
import path from 'node:path';

import { OPERATOR_CHECK } from '@pairwise/contracts/console';

import { readDescription } from '../builds/build-files.ts';
import { openBuildFolders } from '../builds/build-folders.ts';
import { openAuditLog } from './audit.ts';
import { bindingChanges } from './binding-changes.ts';
import { requireNewest } from './audit-chain.ts';
import { canonicalJson } from './canonical-json.ts';
import { boundToVersion } from './change-binding.ts';
import { requireUnchanged } from './conflict.ts';
import {
  highestCounter,
  promoted,
  revoked,
  rolledBack,
  versionOf,
  withCanary,
  withFacts,
  withoutRollout,
  withVersion,
} from './changes.ts';
import type { AuditEntry, Check, Content, RegisteredVersion, RegistryDocument } from './document.ts';
import { type DocumentStore, openDocumentStore } from './document-store.ts';
import { listVersions } from './list-versions.ts';
import { offeredBus } from '../builds/offered-bus.ts';
import { RegistryError, RevisionConflict } from './registry-error.ts';
import type { Registry, RegistryOptions } from './registry-types.ts';
import { sealVersion } from './seal.ts';
import { experimentChanges } from './experiment-changes.ts';
import { nameChanges } from './name-changes.ts';
import { previewChanges } from './preview-changes.ts';
import { pruneChanges } from './prune-changes.ts';
import { requireAsPruned, withoutMemory } from './pruned.ts';
import { rampChanges } from './ramp-changes.ts';
import { requestChanges } from './request-changes.ts';
import { lossOf, requireFit } from './require-fit.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';
import type { Update } from './update.ts';
import { replaceFile } from '../files/write-file.ts';

/** Attempts to write. Another program can write in between a few times, but not for ever. */
export const MAX_ATTEMPTS = 100;

const operatorCheck: Check = {
  id: OPERATOR_CHECK,
  verdict: 'warned',
  reason: 'Made live by the operator of the machine, without the checks of the gate.',
};

const contentOf = ({ schema: _1, revision: _2, writtenAt: _3, change: _4, ...content }: RegistryDocument): Content =>
  content;

/** What a registry is made of. */
export interface RegistryParts {
  dataDir: string;
  key: SigningKey;
  now: () => Date;
  store: Pick<DocumentStore, 'current' | 'at' | 'writeAfter'>;
  /** Returns the entries of the audit log after a revision, oldest first; all of them by default. */
  entries: (after?: number) => AuditEntry[];
}

/** Creates the registry of a store of documents. */
export const createRegistry = ({ dataDir, key, now, store, entries }: RegistryParts): Omit<Registry, 'verifyAudit'> => {
  const folders = openBuildFolders(dataDir);

  const update: Update = ({ who, why, expectedRevision: expected, name, lander }, change) => {
    for (let attempt = 1; ; attempt += 1) {
      const document = store.current();
      if (expected !== undefined) {
        requireUnchanged({ expected, name, lander, document, at: store.at, audit: entries });
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

  const publish: Registry['publish'] = (build, by, fit) => {
    requireAsPruned(store.current(), typeof build === 'string' ? readDescription(build) : build);
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
      requireAsPruned(content, published);
      requireFit(content, registered, fit);
      const next = withVersion(withoutMemory(content, name, version), registered);
      return { content: next, what: { kind: 'publish', name, version } };
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
      if (next) requireFit(content, versionOf(content, name, version), fit);
      const bound = next && (fit ? next : boundToVersion(next, name, version));
      return bound && { content: bound, what: { kind: 'promote', name, version, ...lossOf(by) } };
    }).revision;

  const startCanary: Registry['startCanary'] = (name, version, parameters, by, fit) =>
    update({ ...by, name }, (content, at) => {
      const next = withCanary(content, name, version, parameters, { who: by.who, at });
      if (canonicalJson(next.rollouts[name]) === canonicalJson(content.rollouts[name])) return undefined;
      requireFit(content, versionOf(content, name, version), fit);
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

  return {
    current: store.current,
    publish,
    recordChecks,
    promote,
    startCanary,
    halt,
    rollback,
    revoke,
    recordSubscription,
    promoteUnchecked,
    putLive,
    ...rampChanges(update),
    ...experimentChanges(update),
    ...requestChanges(update, store.current),
    ...nameChanges(update),
    ...bindingChanges(update, store.current),
    ...previewChanges(update),
    ...pruneChanges(update),
    list: () => listVersions(store.current()),
    sealed: (name, version) => sealVersion(versionOf(store.current(), name, version), key),
    audit: entries,
  };
};

/** Opens the registry of a data directory. Creates the key and the folders at first use. */
export const openRegistry = ({
  dataDir,
  warn = (message) => process.emitWarning(message),
  now = () => new Date(),
}: RegistryOptions): Registry => {
  const key = openSigningKey(dataDir);
  const audit = openAuditLog(path.join(dataDir, 'registry'), warn);
  const store = openDocumentStore({ dataDir, key, audit, warn });
  return {
    ...createRegistry({ dataDir, key, now, store, entries: audit.entries }),
    verifyAudit: () => {
      // Read first: a document is written before the mark.
      const newest = store.newestSeen();
      const { change, revision } = store.current();
      return requireNewest(audit.verify(change), { revision, newest });
    },
  };
};
