import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { PublishedFile } from '@pairwise/contracts/registry';

import { bytesOf, integrityOf } from '../../builds/build-files.ts';
import { type Candidate, verdict } from '../candidate.ts';
import { MAX_ALL_BYTES, MAX_FILE_BYTES, MAX_FILES } from '../limits.ts';

// Asynchronous, because the gateway serves members meanwhile.
const [unbrotli, ungzip] = [promisify(brotliDecompress), promisify(gunzip)];
const unpack = {
  br: (bytes: Buffer, limit: number) => unbrotli(bytes, { maxOutputLength: limit }),
  gz: (bytes: Buffer, limit: number) => ungzip(bytes, { maxOutputLength: limit }),
};

/** Checks that the compressed twins, which browsers get, contain the same file. */
const twinProblems = async ({ read }: Candidate, { path, integrity, bytes }: PublishedFile): Promise<string[]> => {
  const problems: string[] = [];
  for (const encoding of ['br', 'gz'] as const) {
    const twin = await read(path, encoding);
    if (!twin) continue;
    try {
      if (integrityOf(await unpack[encoding](twin, Math.max(bytes, 1))) !== integrity) throw new Error('other bytes');
    } catch {
      problems.push(`the content of ${path}.${encoding} is not ${path}`);
    }
  }
  return problems;
};

const fileProblems = async (candidate: Candidate, file: PublishedFile): Promise<string[]> => {
  const bytes = await candidate.read(file.path);
  if (!bytes) return [`${file.path} is not in the store`];
  return [
    ...(integrityOf(bytes) === file.integrity ? [] : [`${file.path} has another hash than its description`]),
    ...(bytes.byteLength === file.bytes
      ? []
      : [`${file.path} has ${bytes.byteLength} bytes, its description says ${file.bytes}`]),
    ...(file.bytes > MAX_FILE_BYTES ? [`${file.path} is larger than ${MAX_FILE_BYTES} bytes`] : []),
    ...(await twinProblems(candidate, file)),
  ];
};

/** Checks that every file exists as described, none is listed twice, and their number and size are within limits. */
export const files = async (candidate: Candidate) => {
  const { version, contract } = candidate;
  const listed = version.files;
  const all = bytesOf(listed);
  const problems = [
    ...(listed.length > MAX_FILES ? [`${listed.length} files are more than ${MAX_FILES}`] : []),
    ...(all > MAX_ALL_BYTES ? [`${all} bytes are more than ${MAX_ALL_BYTES}`] : []),
    ...(new Set(listed.map(({ path }) => path)).size < listed.length ? ['a file is listed twice'] : []),
    ...(listed.some(({ path }) => path === version.entry) ? [] : [`the entry ${version.entry} is not listed`]),
    ...(contract ? [] : ['contract.json is missing, or not the one that remote.json names']),
  ];
  // One after the other, because a version may have megabytes.
  for (const file of problems.length > 0 ? [] : listed) problems.push(...(await fileProblems(candidate, file)));
  return verdict('files', problems, `${listed.length} files (${all} bytes) are in the store, each with its sha384.`);
};
