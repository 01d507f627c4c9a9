import path from 'node:path';

import { versionOf } from './changes.ts';
import type { RegistryDocument } from './document.ts';
import { type ChangedDocument, followDocuments } from './followed-documents.ts';
import { importFolder } from './import-folder.ts';
import { listVersions } from './list-versions.ts';
import { nextDocument } from './next-document.ts';
import { createRegistry, MAX_ATTEMPTS, type RegistryParts } from './registry.ts';
import { RevisionConflict } from './registry-error.ts';
import type { Author, Registry, SharedRegistry } from './registry-types.ts';
import { claimKey } from './revisions.repository.ts';
import { sealVersion } from './seal.ts';
import { openSigningKey } from './signing-key.ts';
import type { Database } from '../database/open-database.ts';
import { inTurn } from '../files/in-turn.ts';

export interface DatabaseRegistry {
  registry: SharedRegistry;
  /** Reads what other gateways have written. */
  readOn: () => Promise<void>;
}

export interface DatabaseRegistryOptions {
  dataDir: string;
  /** A database with the tables of the registry (`registryTables`). */
  database: Database;
  warn?: (message: string) => void;
  now?: () => Date;
}

type Changes = Omit<Registry, 'verifyAudit'>;

/**
 * Opens the registry in a database. Pages read it from memory. A change is made in memory first, by the same code as in a
 * folder, and is then written in one transaction; when another gateway has written first, it is made again.
 *
 * A database without a registry gets that of the data directory, if there is one.
 * @throws {Error} when the registry of the database belongs to another key
 * @throws {DatabaseUnavailable}
 */
export const openDatabaseRegistry = async ({
  dataDir,
  database,
  warn = (message) => process.emitWarning(message),
  now = () => new Date(),
}: DatabaseRegistryOptions): Promise<DatabaseRegistry> => {
  const key = openSigningKey(dataDir);
  const documents = followDocuments({ dataDir, key, database, warn });
  const { current, entries } = documents;
  const turn = inTurn();

  if ((await claimKey(database.query, key.fingerprint)) !== key.fingerprint) {
    throw new Error(
      `its registry belongs to another key than the one in ${path.join(dataDir, 'secrets')}. All gateways of a product need ` +
        'the same secrets: copy the folder from another one. docs/how-to/configure.md, "Several machines"',
    );
  }
  await importFolder({ dataDir, database, key, warn });
  await documents.readOn();

  /** Makes a change on what is in memory. Returns its result and the documents that it would write. */
  const attempt = <Result>(older: RegistryDocument | undefined, run: (registry: Changes) => Result) => {
    const made: ChangedDocument[] = [];
    const newest = () => made.at(-1) ?? current();
    const store: RegistryParts['store'] = {
      current: newest,
      at: () => older,
      writeAfter: (base, next, change) => {
        const document = nextDocument(base, documents.nextRevision() + made.length, next, change);
        made.push(document);
        return document;
      },
    };
    const result = run(createRegistry({ dataDir, key, now, store, entries }));
    return { made, result };
  };

  const change = <Result>(
    { expectedRevision }: Pick<Author, 'expectedRevision'>,
    run: (registry: Changes) => Result,
  ): Promise<Result> =>
    turn(async () => {
      for (let attempts = 1; ; attempts += 1) {
        await documents.readOn();
        const isOlder = expectedRevision !== undefined && expectedRevision < current().revision;
        const { made, result } = attempt(isOlder ? await documents.at(expectedRevision) : undefined, run);
        if (made.length === 0) return result;
        try {
          await documents.write(made);
          return result;
        } catch (error) {
          if (!(error instanceof RevisionConflict) || attempts === MAX_ATTEMPTS) throw error;
        }
      }
    });

  const registry: SharedRegistry = {
    current,
    audit: entries,
    list: () => listVersions(current()),
    sealed: (name, version) => sealVersion(versionOf(current(), name, version), key),
    verifyAudit: async () => {
      const head = await turn(async () => {
        await documents.readOn();
        return documents.head();
      });
      // Outside of the turn: a rollback does not wait until the whole log is read.
      return documents.verifyLog(head);
    },
    publish: (build, by, fit) => change(by, (one) => one.publish(build, by, fit)),
    recordChecks: (name, version, status, checks, by) =>
      change(by, (one) => one.recordChecks(name, version, status, checks, by)),
    promote: (name, version, by, fit) => change(by, (one) => one.promote(name, version, by, fit)),
    startCanary: (name, version, parameters, by, fit) =>
      change(by, (one) => one.startCanary(name, version, parameters, by, fit)),
    raise: (name, by) => change(by, (one) => one.raise(name, by)),
    pauseRamp: (name, by) => change(by, (one) => one.pauseRamp(name, by)),
    resumeRamp: (name, by) => change(by, (one) => one.resumeRamp(name, by)),
    halt: (name, by) => change(by, (one) => one.halt(name, by)),
    rollback: (name, by, version) => change(by, (one) => one.rollback(name, by, version)),
    revoke: (name, version, by, options) => change(by, (one) => one.revoke(name, version, by, options)),
    startExperiment: (experiment, by) => change(by, (one) => one.startExperiment(experiment, by)),
    stopExperiment: (of, by) => change(by, (one) => one.stopExperiment(of, by)),
    promoteVariant: (shown, by) => change(by, (one) => one.promoteVariant(shown, by)),
    request: (requested, by) => change(by, (one) => one.request(requested, by)),
    approve: (id, by, fit) => change(by, (one) => one.approve(id, by, fit)),
    withdraw: (id, by) => change(by, (one) => one.withdraw(id, by)),
    recordSubscription: (what, by) => change(by, (one) => one.recordSubscription(what, by)),
    registerName: (of, by) => change(by, (one) => one.registerName(of, by)),
    bindToLive: (by) => change(by, (one) => one.bindToLive(by)),
    recordToken: (token, by) => change(by, (one) => one.recordToken(token, by)),
    recordPreview: (name, version, until, by) => change(by, (one) => one.recordPreview(name, version, until, by)),
    prune: (name, versions, by, findUnused) => change(by, (one) => one.prune(name, versions, by, findUnused)),
    recordDeletion: (name, versions, by) => change(by, (one) => one.recordDeletion(name, versions, by)),
    promoteUnchecked: (name, version, by) => change({}, (one) => one.promoteUnchecked(name, version, by)),
    putLive: (build, by) => change(by, (one) => one.putLive(build, by)),
  };
  return { registry, readOn: () => turn(documents.readOn) };
};
