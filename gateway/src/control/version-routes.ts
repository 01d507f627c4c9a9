import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import multipart from '@fastify/multipart';
import type { CheckProgress, CheckResponse, UploadResponse } from '@pairwise/contracts/console';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import { mayPublishFrom, type Policy } from '../access/authorize.ts';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { publishBuild } from '../artifacts/publish-build.ts';
import { bytesOf } from '../builds/build-files.ts';
import { inTurn } from '../files/in-turn.ts';
import { staysBound } from '../publish/fits-live.ts';
import { findVersion, requireBound, type SharedRegistry } from '../registry/index.ts';
import { compressFiles } from './compress-files.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import type { GateQueue } from './gate-queue.ts';
import { authorize } from './identity.ts';
import { MAX_FILES, MAX_TEXT_BYTES, MAX_UPLOAD_BYTES, receiveUpload } from './receive-upload.ts';
import type { AdmitUpload } from './upload-quota.ts';

export interface VersionOptions {
  dataDir: string;
  registry: SharedRegistry;
  store: ArtifactStore;
  policy: Policy;
  gate: GateQueue;
  /** Called with each version that the gate has verified. */
  onVerified: (verified: { name: string; version: string }) => void;
  /** Limits what a team uploads. */
  admitUpload: AdmitUpload;
  /** The gateway's own address. The gate calls the api through it when API_URL is not set. */
  origin: string;
}

interface VersionParams {
  Params: { name: string; version: string };
}

/** As RFC 2046 says. */
const MAX_BOUNDARY = 70;

const hasBoundary = ({ headers }: FastifyRequest): boolean => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers['content-type'] ?? '') ?? [];
  const { length } = quoted ?? plain ?? '';
  return length > 0 && length <= MAX_BOUNDARY;
};

/** Size of the multipart form itself, without its files: part headers and the two descriptions. */
const FORM_BYTES = 4 * 1024 * 1024;

const checkQuery = z.object({ dryRun: z.enum(['', '1', 'true']).optional() });

const file = { type: 'string', format: 'binary' };

const uploadDocumentation = documented({
  summary: 'Uploads a version',
  description: 'The description comes first. The shell and the payments need the commit of their sources.',
  requires: 'publish',
  form: {
    type: 'object',
    required: ['description', 'contract', 'file'],
    properties: {
      description: { type: 'string', description: 'The content of `remote.json` (docs/remote.schema.json).' },
      contract: { ...file, description: 'The file `contract.json` (docs/contract.schema.json).' },
      commit: { type: 'string', description: 'The commit of the sources.' },
      notes: { type: 'string', description: 'JSON with `label`, `subject`, `author` and `why`, each one line.' },
      file: { type: 'array', items: file, description: 'Each file of the description, with its path as its name.' },
    },
  },
  responses: { 201: 'UploadResponse' },
  errors: [
    'bad_upload',
    'bad_description',
    'exists',
    'other_content',
    'bad_change',
    'not_bound',
    'uncommitted',
    'quota_exceeded',
    'store_unavailable',
  ],
});

const checkDocumentation = documented({
  summary: 'Runs the checks of the gate on an uploaded version',
  description: 'While other checks run, the response is `busy`: repeat the request within a minute.',
  requires: 'publish',
  query: checkQuery,
  responses: { 200: 'CheckResponse' },
  errors: ['unknown_name', 'unknown_version', 'revoked', 'revision_conflict', 'busy', 'store_unavailable'],
});

const progressDocumentation = documented({
  summary: 'Returns how far a check is that waits or runs now',
  requires: 'publish',
  responses: { 200: 'CheckProgress' },
  errors: ['not_found'],
});

const ABANDONED_MS = 60 * 60_000;

/** Removes the uploads of a killed program, but not one that another program is receiving now. */
const removeAbandoned = (folder: string): void => {
  for (const upload of readdirSync(folder)) {
    const full = path.join(folder, upload);
    const { mtimeMs = Infinity } = statSync(full, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(full, { recursive: true, force: true });
  }
};

/** Serves publishing: the upload of a version, and its check by the gate. */
export const versionRoutes = (app: FastifyInstance, options: VersionOptions): void => {
  const { dataDir, registry, store, policy, gate, onVerified, admitUpload, origin } = options;
  const uploads = path.join(dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true, mode: 0o700 });
  removeAbandoned(uploads);
  // Many side by side would take all threads that read and write files, and pages and rollbacks would wait for them.
  const compressInTurn = inTurn();

  void app.register(async (scope) => {
    await scope.register(multipart, {
      preservePath: true,
      limits: {
        fileSize: MAX_UPLOAD_BYTES,
        files: MAX_FILES + 10,
        parts: MAX_FILES + 10,
        fields: 5,
        fieldSize: MAX_TEXT_BYTES,
        fieldNameSize: 50,
        headerPairs: 20,
      },
    });

    const route = { ...uploadDocumentation, bodyLimit: MAX_UPLOAD_BYTES + FORM_BYTES };
    scope.post('/api/versions', route, async (request, reply) => {
      if (!request.isMultipart()) throw new ControlError('invalid_request', 'An upload must be multipart/form-data.');
      if (!hasBoundary(request))
        throw new ControlError('invalid_request', `The boundary of an upload has 1 to ${MAX_BOUNDARY} characters.`);
      if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_BYTES) {
        throw new ControlError('too_large', 'A version has at most 64 MB.');
      }
      const folder = mkdtempSync(path.join(uploads, 'upload-'));
      let endCount: (() => void) | undefined;
      try {
        let who = '';
        const { description, commit, notes } = await receiveUpload(request.parts(), folder, (described) => {
          const { name, version, files } = described;
          const token = authorize(request, policy, 'publish', name);
          who = whoOf(token);
          if (findVersion(registry.current(), name, version)) {
            throw new ControlError('exists', `${name} ${version} has been uploaded before. A version never changes.`);
          }
          // Before its files arrive, and again when it is registered.
          requireBound(registry.current(), described);
          endCount = admitUpload(token, bytesOf(files));
        });
        if (!mayPublishFrom(description.name, commit)) {
          throw new ControlError(
            'uncommitted',
            `${description.name} is published from a commit without further changes.`,
          );
        }
        await compressInTurn(() => compressFiles(folder, description.files));
        const why = notes?.why ?? notes?.subject ?? 'upload';
        const by = { who, why, ...(commit !== undefined && { commit }), ...(notes && { notes }) };
        const { name, version, added, counter } = await publishBuild({ store, registry }, folder, by, staysBound);
        if (!added) throw new ControlError('exists', `${name} ${version} has been uploaded before.`);
        const response: UploadResponse = { name, version, counter, revision: registry.current().revision };
        return await reply.code(201).send(response);
      } finally {
        endCount?.();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });

  app.get<VersionParams>(
    '/api/versions/:name/:version/check',
    progressDocumentation,
    async (request): Promise<CheckProgress> => {
      const { name, version } = request.params;
      authorize(request, policy, 'publish', name);
      const progress = gate.progressOf({ name, version });
      if (!progress) throw new ControlError('not_found', `${name} ${version} is not being checked.`);
      return progress;
    },
  );

  app.post<VersionParams>(
    '/api/versions/:name/:version/check',
    checkDocumentation,
    async (request): Promise<CheckResponse> => {
      const { name, version } = request.params;
      const who = whoOf(authorize(request, policy, 'publish', name));
      const known = findVersion(registry.current(), name, version);
      if (!known) throw new ControlError('unknown_version', `${name} has no version ${version}.`);
      const dryRun = parse(checkQuery, request.query).dryRun !== undefined;
      if (known.status === 'revoked') throw new ControlError('revoked', `${name} ${version} is revoked.`);
      // A verified version may be live, so it is not judged again: a refusal would have no effect.
      if (known.status === 'verified' && !dryRun) return { status: 'verified', checks: known.checks, recorded: false };
      const { status, checks } = await gate.check({ registry, store, dataDir, name, version, origin });
      if (dryRun) return { status, checks, recorded: false };
      await registry.recordChecks(name, version, status, checks, { who, why: 'gate' });
      if (status === 'verified') onVerified({ name, version });
      // Another check may have verified it in the meantime; that verdict stays.
      const isLate = status === 'refused' && findVersion(registry.current(), name, version)?.status === 'verified';
      return { status: isLate ? 'verified' : status, checks, recorded: !isLate };
    },
  );
};
