import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { VersionNotes } from '@pairwise/contracts/console';
import type { PublishedFile, PublishedVersion } from '@pairwise/contracts/registry';

import { bytesOf, CONTRACT, DESCRIPTION, integrityOf, isReserved } from '../builds/build-files.ts';
import { parseDescription } from '../builds/description.ts';
import { versionNotesSchema } from '../builds/version-notes.ts';
import { ControlError } from './control-error.ts';

export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;
export const MAX_FILES = 2000;
/** Size limit of the description and of the contract. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** A length that every file system supports. */
const MAX_PATH = 200;

/** `a/b/c.js` → `a`, `a/b` */
const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_segment, index, all) => all.slice(0, index + 1).join('/'));

const refuse = (reason: string): never => {
  throw new ControlError('bad_upload', reason);
};

/**
 * Parses the description of an upload. Also refuses names that would replace another file, and too many or too large
 * files.
 */
const parseUploadedDescription = (text: string): PublishedVersion => {
  const description = parseDescription(text);
  const paths = description.files.map((file) => file.path);
  const bad = (reason: string): never => {
    throw new ControlError('bad_description', reason);
  };
  if (paths.length > MAX_FILES) bad(`A version has at most ${MAX_FILES} files, not ${paths.length}.`);
  // Some file systems ignore case.
  const lower = new Set(paths.map((file) => file.toLowerCase()));
  if (lower.size !== paths.length) bad('The description lists a file twice.');
  const inFile = paths.find((file) => foldersOf(file).some((folder) => lower.has(folder.toLowerCase())));
  if (inFile !== undefined) bad(`${inFile} is described as a file inside a file.`);
  const long = paths.find((file) => file.length > MAX_PATH);
  if (long !== undefined) bad(`A path has at most ${MAX_PATH} characters.`);
  const ours = paths.find(isReserved);
  if (ours !== undefined) bad(`A version must not contain ${ours}: the gateway writes a file of this name.`);
  if (bytesOf(description.files) > MAX_UPLOAD_BYTES)
    throw new ControlError('too_large', 'A version has at most 64 MB.');
  return description;
};

/** Writes a file while it arrives. Stops at the first byte too many. */
const receiveFile = async (folder: string, part: MultipartFile, expected: PublishedFile): Promise<void> => {
  const hash = createHash('sha384');
  let bytes = 0;
  const measure = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.byteLength;
      hash.update(chunk);
      if (bytes > expected.bytes) done(new ControlError('bad_upload', `${expected.path} is longer than described.`));
      else done(null, chunk);
    },
  });
  const target = path.join(folder, expected.path);
  mkdirSync(path.dirname(target), { recursive: true });
  await pipeline(part.file, measure, createWriteStream(target, { flags: 'wx', mode: 0o644 }));
  if (bytes !== expected.bytes) refuse(`${expected.path} is shorter than described.`);
  if (`sha384-${hash.digest('base64')}` !== expected.integrity)
    refuse(`The content of ${expected.path} differs from its description.`);
};

/**
 * Fields that are sent as files, because a form may change the line ends of a plain field. Plain fields are accepted,
 * too.
 */
const documents: ReadonlySet<string> = new Set(['description', 'contract']);

const readText = async (part: Multipart): Promise<string> => {
  const tooLong = (): never => {
    throw new ControlError('too_large', `The ${part.fieldname} is too long.`);
  };
  if (part.type === 'field') {
    return part.valueTruncated || typeof part.value !== 'string' ? tooLong() : part.value;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_TEXT_BYTES) tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export interface Received {
  description: PublishedVersion;
  /** Commit of the sources; undefined when it was not sent. */
  commit?: string;
  /** Undefined when none were sent. */
  notes?: VersionNotes;
}

/** Plain fields of the form. */
const plainFields: ReadonlySet<string> = new Set(['commit', 'notes']);

const parseNotes = (text: string): VersionNotes => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuse('The notes are not JSON.');
  }
  const { success, data, error } = versionNotesSchema.safeParse(value);
  if (success) return data;
  const [{ path: at, message } = { path: [], message: '' }] = error.issues;
  return refuse(`The notes are invalid: ${at.join('.')}: ${message}.`);
};

/**
 * Writes an upload into a folder, in the form of a build. It must contain exactly the files of the description, with
 * their hashes. The description comes first, so that nothing is written without it.
 * @param admit called with the description before anything is written; throws when the caller may not publish it
 * @throws {BuildError} `bad_description`
 * @throws {ControlError} `bad_description`, `bad_upload` or `too_large`, and whatever `admit` throws
 */
export const receiveUpload = async (
  parts: AsyncIterable<Multipart>,
  folder: string,
  admit: (description: PublishedVersion) => void,
): Promise<Received> => {
  const fields = new Map<string, string>();
  const missing = new Map<string, PublishedFile>();
  let description: PublishedVersion | undefined;

  for await (const part of parts) {
    if (part.type === 'field' || documents.has(part.fieldname)) {
      const { fieldname } = part;
      const text = await readText(part);
      if ((!documents.has(fieldname) && !plainFields.has(fieldname)) || fields.has(fieldname)) {
        refuse('An upload has one description, one contract, one commit, notes, and files.');
      }
      fields.set(fieldname, text);
      if (fieldname !== 'description') continue;
      description = parseUploadedDescription(text);
      admit(description);
      for (const file of description.files) missing.set(file.path, file);
      continue;
    }
    if (part.fieldname !== 'file') refuse('Files must be sent under the name "file".');
    if (!description) return refuse('The description must come before the files.');
    const expected = missing.get(part.filename);
    if (!expected) return refuse('A file is not in the description, or was sent twice.');
    missing.delete(expected.path);
    await receiveFile(folder, part, expected);
  }

  if (!description) return refuse('An upload needs a description (remote.json).');
  const [absent] = missing.keys();
  if (absent !== undefined) refuse(`${missing.size} of the described files are missing, such as ${absent}.`);
  const contract = fields.get('contract') ?? refuse('An upload needs the contract (contract.json).');
  if (integrityOf(contract) !== description.contract)
    refuse('The content of contract.json differs from its description.');
  const commit = fields.get('commit');
  if (commit !== undefined && !/^[\w./-]{1,64}$/.test(commit)) refuse('The commit is invalid.');
  const sentNotes = fields.get('notes');
  const notes = sentNotes === undefined ? undefined : parseNotes(sentNotes);
  writeFileSync(path.join(folder, DESCRIPTION), fields.get('description') ?? '');
  writeFileSync(path.join(folder, CONTRACT), contract);
  return { description, ...(commit !== undefined && { commit }), ...(notes && { notes }) };
};
