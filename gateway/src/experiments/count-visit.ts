import type { VisitFacts } from '@pairwise/contracts/experiments';
import type { FastifyRequest } from 'fastify';

import type { SaltedExperiment } from '../registry/index.ts';
import { deviceOf } from './device.ts';
import type { ExperimentCounts } from './experiment-counts.ts';

/** What counting needs of a page. */
interface VisitedPage {
  shown: { counted?: SaltedExperiment } | undefined;
  bucket: string;
  visitor: { language: VisitFacts['language']; country: string; staff: boolean };
  /** The value of the session cookie: members cannot sign up. */
  session: string | undefined;
  resolution: { overrides: Readonly<Record<string, string>>; remotes: readonly { development?: unknown }[] };
}

/**
 * Whether a person sees the page, for the first time as a visitor: it is no trial of a developer, and not loaded in
 * advance.
 */
const isVisit = ({ session, visitor, resolution }: VisitedPage, { method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  session === undefined &&
  !visitor.staff &&
  Object.keys(resolution.overrides).length === 0 &&
  resolution.remotes.every(({ development }) => development === undefined) &&
  !/prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));

/** Returns a function that counts the visit of a page with an experiment. Of one network only so many count a minute. */
export const countVisit =
  (counts: Pick<ExperimentCounts, 'visit'>, mayCount: (ip: string) => boolean) =>
  (page: VisitedPage, request: FastifyRequest): void => {
    const { shown, bucket, visitor } = page;
    if (!shown?.counted || bucket === '' || !isVisit(page, request) || !mayCount(request.ip)) return;
    const device = deviceOf(request.headers['user-agent']);
    counts.visit(shown.counted, bucket, { language: visitor.language, country: visitor.country, device });
  };
