import { createHash } from 'node:crypto';

import type { PublishedVersion } from '@pairwise/contracts/registry';

import { canonicalJson } from './canonical-json.ts';
import type { Content, PrunedVersion } from './document.ts';
import { findVersion } from './find-version.ts';
import { ownValue } from './own-value.ts';
import { RegistryError } from './registry-error.ts';

/** How long browsers may keep published files. So long the content of a pruned version must not change. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns what is known of a version that was pruned; undefined when it was not, or was published again. */
export const prunedVersion = (
  { pruned }: Pick<Content, 'pruned'>,
  name: string,
  version: string,
): PrunedVersion | undefined => ownValue(ownValue(pruned, name), version);

/**
 * Whether a version must stay: it is live, a canary, in the history to which a rollback can return, part of a request,
 * revoked, or the newest of its name, from which the next one is counted.
 */
export const isReferenced = (content: Content, name: string, version: string): boolean => {
  const found = findVersion(content, name, version);
  if (!found) return false;
  const { pointers, rollouts, history, requests, versions } = content;
  const newest = Math.max(...Object.values(versions[name] ?? {}).map(({ counter }) => counter));
  return (
    found.status === 'revoked' ||
    found.counter === newest ||
    ownValue(pointers, name) === version ||
    ownValue(rollouts, name)?.version === version ||
    (ownValue(history, name) ?? []).some((period) => period.version === version) ||
    requests.some(({ change }) => change.name === name && 'version' in change && change.version === version)
  );
};

/** Returns a hash of the content of a version: its files, and the contracts that it uses. */
const contentHash = ({ files, contract }: Pick<PublishedVersion, 'files' | 'contract'>): string =>
  createHash('sha256').update(canonicalJson({ files, contract })).digest('hex').slice(0, 32);

const withPruned = (content: Content, name: string, ofName: Record<string, PrunedVersion>): Content => ({
  ...content,
  pruned: { ...content.pruned, [name]: ofName },
});

/** Removes versions. Their files are left until `withoutFiles`. */
export const withoutVersions = (content: Content, name: string, removed: readonly string[], at: string): Content => {
  const { [name]: ofName = {}, ...others } = content.versions;
  const kept = Object.entries(ofName).filter(([version]) => !removed.includes(version));
  const remembered = Object.entries(content.pruned?.[name] ?? {}).filter(
    ([, known]) => known.filesLeft || Date.parse(at) - Date.parse(known.at) < REMEMBERED_MS,
  );
  const added = Object.values(ofName)
    .filter(({ version }) => removed.includes(version))
    .map((version): [string, PrunedVersion] => [
      version.version,
      { at, content: contentHash(version), filesLeft: true },
    ]);
  const next = { ...content, versions: { ...others, [name]: Object.fromEntries(kept) } };
  return withPruned(next, name, Object.fromEntries([...remembered, ...added]));
};

/** Records that the files of pruned versions are deleted. */
export const withoutFiles = (content: Content, name: string, deleted: readonly string[]): Content => {
  const known = Object.entries(content.pruned?.[name] ?? {}).map(([version, found]): [string, PrunedVersion] => {
    const { filesLeft: _left, ...rest } = found;
    return [version, deleted.includes(version) ? rest : found];
  });
  return withPruned(content, name, Object.fromEntries(known));
};

/** Returns the content without the memory of a pruned version, because it is published again. */
export const withoutMemory = (content: Content, name: string, version: string): Content => {
  if (!prunedVersion(content, name, version)) return content;
  const { [version]: _published, ...others } = content.pruned?.[name] ?? {};
  return withPruned(content, name, others);
};

/**
 * Checks that a version which was pruned is published again with the same content, and not while its files are being deleted.
 * @throws {RegistryError} `bad_change`
 */
export const requireAsPruned = (content: Pick<Content, 'pruned'>, published: PublishedVersion): void => {
  const { name, version } = published;
  const known = prunedVersion(content, name, version);
  if (!known) return;
  if (known.filesLeft) {
    throw new RegistryError(
      'bad_change',
      `${name} ${version} was pruned, and its files are still being deleted: publish it again later, or run ` +
        '`npm run mfe -- prune` first',
    );
  }
  if (known.content !== contentHash(published)) {
    throw new RegistryError(
      'bad_change',
      `${name} ${version} was published before with other content, which browsers may still have: build another version`,
    );
  }
};
