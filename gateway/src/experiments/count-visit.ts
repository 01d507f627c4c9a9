import type { VisitFacts } from '@pairwise/contracts/experiments';
import { niches } from '@pairwise/contracts/niches';
import type { FastifyRequest } from 'fastify';

import { isLoadedInAdvance } from '../http/is-loaded-in-advance.ts';
import type { SaltedExperiment } from '../registry/index.ts';
import { deviceOf } from './device.ts';
import type { ExperimentCounts } from './experiment-counts.ts';

/** What counting needs of a page. */
interface VisitedPage {
  shown: { counted?: SaltedExperiment } | undefined;
  bucket: string;
  visitor: { language: VisitFacts['language']; country: string; niche: number; staff: boolean };
  /** The value of the session cookie: members cannot sign up. */
  session: string | undefined;
  resolution: { overrides: Readonly<Record<string, string>>; remotes: readonly { development?: unknown }[] };
}

/**
 * Whether a visitor sees the page: no member, no developer with other versions, and no browser that loads it in advance. Whether
 * the visitor has seen it before is decided where visits are counted.
 */
const isVisit = ({ session, visitor, resolution }: VisitedPage, request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  session === undefined &&
  !visitor.staff &&
  Object.keys(resolution.overrides).length === 0 &&
  resolution.remotes.every(({ development }) => development === undefined) &&
  !isLoadedInAdvance(request);

/** Returns a function that counts the visit of a page with an experiment. Of one network only so many count a minute. */
export const countVisit =
  (counts: Pick<ExperimentCounts, 'visit'>, mayCount: (ip: string) => boolean) =>
  (page: VisitedPage, request: FastifyRequest): void => {
    const { shown, bucket, visitor } = page;
    if (!shown?.counted || bucket === '' || !isVisit(page, request) || !mayCount(request.ip)) return;
    const { language, country } = visitor;
    const device = deviceOf(request.headers['user-agent']);
    counts.visit(shown.counted, bucket, { language, country, device, niche: niches[visitor.niche - 1] ?? '' });
  };
