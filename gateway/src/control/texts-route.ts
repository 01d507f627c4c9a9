import type { TextsResponse } from '@pairwise/contracts/console';
import { publishedTextLanguages, type PublishedTexts, TEXTS_FILE } from '@pairwise/contracts/published-texts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { hasTexts, parseTexts } from '../builds/published-texts.ts';
import { findVersion, type RegisteredVersion, type SharedRegistry } from '../registry/index.ts';
import { parse } from './control-error.ts';
import { documented } from './documented.ts';
import { requireRead } from './identity.ts';
import { registeredVersion } from './registered-version.ts';
import { textChanges } from './text-changes.ts';

const query = z.strictObject({
  language: z.enum(publishedTextLanguages, { error: `is one of ${publishedTextLanguages.join(', ')}` }).optional(),
});

const documentation = documented({
  summary: 'Returns the texts that a version changes compared with the stable one',
  requires: 'read',
  query,
  responses: { 200: 'TextsResponse' },
  errors: ['unknown_name', 'unknown_version', 'store_unavailable'],
});

export interface TextsOptions {
  registry: SharedRegistry;
  store: ArtifactStore;
}

/** Serves `GET /api/names/:name/versions/:version/texts`: the texts that a version changes, compared with the stable one. */
export const textsRoute = (app: FastifyInstance, { registry, store }: TextsOptions): void => {
  /** Returns the texts of a version; undefined when it publishes none. The gate refuses those that cannot be read. */
  const textsOf = async (version: RegisteredVersion): Promise<PublishedTexts | undefined> => {
    if (!hasTexts(version)) return undefined;
    const bytes = await store.read(version, TEXTS_FILE);
    try {
      return bytes && parseTexts(bytes);
    } catch {
      return undefined;
    }
  };

  app.get<{ Params: { name: string; version: string } }>(
    '/api/names/:name/versions/:version/texts',
    documentation,
    async (request): Promise<TextsResponse> => {
      requireRead(request);
      const { name, version } = request.params;
      const { language } = parse(query, request.query);
      const document = registry.current();
      const after = registeredVersion(document, name, version);
      const before = findVersion(document, name, document.pointers[name]);
      const base = { name, version, against: before?.version ?? null };
      const nothing = { counts: [], language: null, changes: [] };
      if (!before) return { ...base, withoutTexts: [], ...nothing };
      const [old, current] = await Promise.all([textsOf(before), textsOf(after)]);
      if (!old || !current) {
        const withoutTexts: TextsResponse['withoutTexts'] = [];
        if (!current) withoutTexts.push('version');
        if (!old) withoutTexts.push('against');
        return { ...base, withoutTexts, ...nothing };
      }
      return { ...base, withoutTexts: [], ...textChanges(old, current, language) };
    },
  );
};
