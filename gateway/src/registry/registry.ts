import { openArtifactStore } from '../artifacts/artifact-store.ts';
import type { RegisteredVersion, RegistryDocument } from './document.ts';
import { openDocumentStore, RevisionConflict } from './document-store.ts';
import { openSigningKey } from './signing-key.ts';

export interface ListedVersion {
  name: string;
  version: string;
  publishedAt: string;
  /** Whether pages are made with this version now. */
  live: boolean;
}

export interface PublishResult {
  name: string;
  version: string;
  /** False when this very version was there already. */
  added: boolean;
}

export interface Registry {
  /** The document as it is now; a change made by another program is seen at the next call. */
  current: () => RegistryDocument;
  /** Adds a build to the store and to the document. It is not served in pages before `point` names it. */
  publish: (distFolder: string) => PublishResult;
  /**
   * Serves a version from the next page on. With `expectedRevision` only if nobody has written since that revision
   * was read (RevisionConflict). Returns the new revision; the old one when the pointer stood there already.
   */
  point: (name: string, version: string, expectedRevision?: number) => number;
  /** All versions, newest first within a name. */
  list: () => ListedVersion[];
}

export interface RegistryOptions {
  dataDir: string;
  /** Told what was refused; by default as a warning of the process. */
  warn?: (message: string) => void;
}

type Content = Pick<RegistryDocument, 'pointers' | 'versions'>;

/** Another writer can come between reading and writing a few times, not for ever. */
const MAX_TRIES = 100;

/** Opens the registry of a data directory; makes key and folders at first use. */
export const openRegistry = ({
  dataDir,
  warn = (message) => process.emitWarning(message),
}: RegistryOptions): Registry => {
  const store = openDocumentStore(dataDir, openSigningKey(dataDir), warn);
  const artifacts = openArtifactStore(dataDir);

  /** `change` gets the newest document and returns the next content, or undefined when there is nothing to change. */
  const update = (change: (document: RegistryDocument) => Content | undefined): RegistryDocument => {
    for (let attempt = 1; ; attempt += 1) {
      const document = store.current();
      const next = change(document);
      if (!next) return document;
      try {
        return store.writeAfter(document, next);
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt === MAX_TRIES) throw error;
      }
    }
  };

  const publish = (distFolder: string): PublishResult => {
    const published = artifacts.add(distFolder);
    const { name, version } = published;
    let added = false;
    update(({ pointers, versions }) => {
      added = !versions[name]?.[version];
      if (!added) return undefined;
      const registered: RegisteredVersion = { ...published, publishedAt: new Date().toISOString() };
      return { pointers, versions: { ...versions, [name]: { ...versions[name], [version]: registered } } };
    });
    return { name, version, added };
  };

  const point = (name: string, version: string, expectedRevision?: number): number =>
    update(({ revision, pointers, versions }) => {
      if (expectedRevision !== undefined && expectedRevision !== revision) {
        throw new Error(
          `the registry is at revision ${revision}, not ${expectedRevision}: look again before you write`,
        );
      }
      if (!Object.hasOwn(versions, name)) throw new Error(`nothing called ${name} has been published`);
      if (!versions[name]?.[version]) throw new Error(`${name} has no version ${version}`);
      if (pointers[name] === version) return undefined;
      return { versions, pointers: { ...pointers, [name]: version } };
    }).revision;

  const list = (): ListedVersion[] => {
    const { pointers, versions } = store.current();
    return Object.entries(versions).flatMap(([name, byVersion]) =>
      Object.values(byVersion)
        .map(({ version, publishedAt }) => ({ name, version, publishedAt, live: pointers[name] === version }))
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    );
  };

  return { current: store.current, publish, point, list };
};
