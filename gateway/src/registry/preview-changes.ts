import { versionOf, withFacts } from './changes.ts';
import type { Registry } from './registry-types.ts';
import type { Update } from './update.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the change that records a preview link, one revision with one audit entry. */
export const previewChanges = (update: Update): Pick<Registry, 'recordPreview'> => ({
  recordPreview: (name, version, until, { who, why }) =>
    update({ who, why }, (content) => {
      const found = versionOf(content, name, version);
      if (found.previewUntil !== undefined && Date.parse(until) <= Date.parse(found.previewUntil)) return undefined;
      // A day longer, so that the links of one day make one revision.
      const previewUntil = new Date(Date.parse(until) + DAY_MS).toISOString();
      return { content: withFacts(content, found, { previewUntil }), what: { kind: 'preview', name, version } };
    }).revision,
});
