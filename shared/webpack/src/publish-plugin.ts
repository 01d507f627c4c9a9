import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Language, languages } from '@pairwise/contracts/languages';
import { HEADS_FILE } from '@pairwise/contracts/page-heads';
import { TEXTS_FILE } from '@pairwise/contracts/published-texts';
import type { PublishedFile, PublishedVersion } from '@pairwise/contracts/registry';
import type { Compiler, Stats } from 'webpack';

import { checkBuild } from './check-build.ts';
import { describeContract } from './describe-contract.ts';
import { readHeads } from './page-heads.ts';
import { precompress } from './precompress.ts';
import { prerenderInto } from './prerender.ts';
import { publishedTexts } from './published-texts.ts';
import { importRemote, remoteData } from './remote-data.ts';
import { sharedVersions } from './share-scope.ts';
import { bundledFolders } from './version.ts';

export interface PublishOptions {
  role: 'shell' | 'remote';
  /** Development builds are not checked against the budgets. */
  development?: boolean;
  folder: string;
  name: string;
  version: string;
  entry: string;
  /** Names of the container's modules; empty for the shell. */
  exposes: readonly string[];
  trustedTypes: string[];
}

const listFiles = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.posix.join(below, entry.name);
      return entry.isDirectory() ? listFiles(folder, file) : [file];
    })
    .sort();

const integrityOf = (bytes: Buffer | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const describeFile = (folder: string, file: string): PublishedFile => {
  const bytes = readFileSync(path.join(folder, file));
  return { path: file, integrity: integrityOf(bytes), bytes: bytes.byteLength };
};

/** Writes a file atomically, so that a reader never gets a part of it. */
const writeJson = (target: string, text: string): void => {
  writeFileSync(`${target}.tmp`, text);
  renameSync(`${target}.tmp`, target);
};

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the scripts of each named chunk group: an exposed module, a screen, a widget, or a language's messages. */
const chunkGroups = (stats: Stats): Map<string, string[]> => {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return new Map(
    Object.entries(namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
};

const byPrefix = (groups: Map<string, string[]>, prefix: string): Record<string, string[]> =>
  Object.fromEntries(
    [...groups].filter(([name]) => name.startsWith(prefix)).map(([name, files]) => [name.slice(prefix.length), files]),
  );

const messageFiles = (groups: Map<string, string[]>): Partial<Record<Language, string[]>> => {
  const found = byPrefix(groups, 'messages-');
  return Object.fromEntries(languages.flatMap((language) => (found[language] ? [[language, found[language]]] : [])));
};

/**
 * Runs after the build: writes the texts, the compressed files, `contract.json` (the contracts that the code uses; not
 * served) and, last, `remote.json`, the description that a publish adds to the registry. A folder without that file is an unfinished
 * build.
 */
export class PublishPlugin {
  readonly options: PublishOptions;

  constructor(options: PublishOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('publish', async (stats) => {
      if (stats.hasErrors()) return;
      const dist = compiler.outputPath;
      const described = await this.describe(stats, dist);
      precompress(dist, described.files);
      const contract = jsonText(await describeContract(described, this.options, dist));
      const published: PublishedVersion = { ...described, contract: integrityOf(contract) };
      const problems = this.options.development ? [] : checkBuild(published, this.options, dist);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      writeJson(path.join(dist, 'contract.json'), contract);
      writeJson(path.join(dist, 'remote.json'), jsonText(published));
    });
  }

  private async describe(stats: Stats, dist: string): Promise<Omit<PublishedVersion, 'contract'>> {
    const { role, folder, name, version, entry, exposes, trustedTypes } = this.options;
    const groups = chunkGroups(stats);
    const heads = role === 'remote' ? await readHeads(folder, version) : undefined;
    if (heads !== undefined) writeJson(path.join(dist, HEADS_FILE), heads);
    // A development build is neither prerendered nor compared with other versions.
    if (!this.options.development) {
      await prerenderInto(dist, { folder, name, version });
      const others = bundledFolders(folder, role).filter((other) => other !== folder);
      writeJson(path.join(dist, TEXTS_FILE), jsonText(await publishedTexts([folder, ...others])));
    }
    const files = listFiles(dist).filter((file) => !/\.(br|gz)$/.test(file));
    return {
      name,
      version,
      files: files.map((file) => describeFile(dist, file)),
      entry,
      lifecycle: groups.get('lifecycle') ?? [],
      screens: byPrefix(groups, 'screen-'),
      widgetFiles: byPrefix(groups, 'widget-'),
      messages: messageFiles(groups),
      trustedTypes,
      ...(role === 'remote' && { data: remoteData(await importRemote(folder, version)) }),
      shared: Object.fromEntries(Object.entries(sharedVersions()).map(([key, value]) => [key, `^${value}`])),
      exposes: [...exposes],
    };
  }
}
