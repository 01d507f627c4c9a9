import type { PageReport } from '@pairwise/contracts/registry';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { refuse } from '../http/send-error.ts';
import { type PartsOf, reportedArms } from './arms.ts';
import type { CountedOnce } from './counted-once.ts';
import type { Health, ReportedDocument } from './health.ts';
import type { CountedParts } from './minute-health.ts';
import type { Tickets } from './report-ticket.ts';

/** A report has about a kilobyte. Browsers send at most 64 KiB when a page is left. */
const MAX_BODY = 64 * 1024;
/** Deployables of one report. A page lists those that it has loaded. */
const MAX_DEPLOYABLES = 200;
const TEN_MINUTES = 600_000;

const milliseconds = z.number().check(z.minimum(0), z.maximum(TEN_MINUTES));
const text = z.string().check(z.maxLength(200));

/** Removes control and invisible characters, because messages are shown in the audit log and in terminals. */
const tidy = (errors: PageReport['deployables'][number]['errors']): PageReport['deployables'][number]['errors'] =>
  errors.map(({ phase, message }) => ({ phase, message: message.replaceAll(/\p{C}/gu, ' ') }));

const reportSchema: z.ZodMiniType<PageReport> = z.object({
  ticket: z.string().check(z.maxLength(16_384)),
  revision: z.int(),
  zone: z.enum(['site', 'app', 'pay']),
  deployables: z
    .array(
      z.object({
        name: text,
        version: text,
        readyMs: z.exactOptional(milliseconds),
        errors: z
          .array(z.object({ phase: z.enum(['load', 'mount', 'render', 'script']), message: text }))
          .check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(MAX_DEPLOYABLES)),
  vitals: z.object({
    lcp: z.exactOptional(milliseconds),
    inp: z.exactOptional(milliseconds),
    cls: z.exactOptional(z.number().check(z.minimum(0), z.maximum(60))),
    ttfb: z.exactOptional(milliseconds),
  }),
});

export interface ReportOptions {
  tickets: Tickets<ReportedDocument>;
  health: Pick<Health, 'record'>;
  countedOnce: Pick<CountedOnce, 'add'>;
  /** Returns what of a document counts in a rollout where no single visitor must decide. */
  partsOf: (
    arm: Parameters<PartsOf>[0],
    document: Pick<ReportedDocument, 'network' | 'at'> & { route: string },
  ) => CountedParts;
  /** Called after a report was counted. */
  onReport: () => void;
}

/**
 * Accepts `POST /__mfe/report`. Every well-formed report gets a 204, whether it was counted or not. Only deployables
 * that the page's ticket names are counted, each once.
 */
export const reportRoutes = (
  app: FastifyInstance,
  { tickets, health, countedOnce, partsOf, onReport }: ReportOptions,
): void => {
  app.post('/__mfe/report', { bodyLimit: MAX_BODY }, (request, reply) => {
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 'invalid_request');
    void reply.code(204).header('cache-control', 'no-store').send();

    const ticket = tickets.read(parsed.data.ticket);
    if (!ticket) return;
    const known = parsed.data.deployables.filter((deployable) => tickets.covers(ticket, deployable));
    const document: ReportedDocument = {
      at: ticket.at,
      network: tickets.networkName(request.ip),
      deployables: [...new Map(known.map((deployable) => [deployable.name, deployable])).values()].map(
        (deployable) => ({
          ...deployable,
          errors: tidy(deployable.errors),
        }),
      ),
      vitals: parsed.data.vitals,
      ...(ticket.groups && { groups: ticket.groups }),
    };
    const admitted = tickets.admit(ticket, document.network, document);
    if (!admitted) return;
    if (ticket.arms) {
      const made = { ...document, route: ticket.route ?? '' };
      document.arms = reportedArms(ticket.arms, document, admitted.replaces, (arm) => partsOf(arm, made));
    }
    health.record(document, admitted.replaces);
    countedOnce.add(
      ticket,
      document.deployables.some(({ errors }) => errors.length > 0),
    );
    onReport();
  });
};
