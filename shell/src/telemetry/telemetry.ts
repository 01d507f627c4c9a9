import { bus } from '@pairwise/bus';
import type { PageData, PageReport, ReportedPhase } from '@pairwise/contracts/registry';

import { type Owner, ownersOf, type UncaughtError } from './attribute.ts';
import { createPageRecord } from './page-record.ts';
import { sendReport } from './send-report.ts';

/**
 * Time after which a page without errors reports, in milliseconds. If only failing pages reported early, a new version
 * would seem bad while its good pages are still open.
 */
const SETTLED_MS = 10_000;

/** Reports that the ticket of a page allows. A later one replaces the earlier; the last is reserved for a new error. */
const MAX_REPORTS = 3;

/** Errors within this time make one report. In milliseconds. */
const BATCH_MS = 250;

export interface Telemetry {
  /** Call it when the frame is rendered and can be used. */
  shellReady: () => void;
}

/** Returns the text of a thrown value. Any value may be thrown, even one without a text. */
const textOf = (thrown: unknown): string => {
  try {
    return String(thrown);
  } catch {
    return 'a value without a text';
  }
};

/** Returns message and stack of an uncaught value. */
const describe = (thrown: unknown, file = ''): UncaughtError =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, trace: thrown.stack ?? file }
    : { message: textOf(thrown), trace: file };

/** When the page started to load the shell: a prerendered page does it late. In milliseconds since the navigation. */
const startedAt = (): number => performance.getEntriesByName('shell-start')[0]?.startTime ?? 0;

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError';

/**
 * Collects load times, errors and web vitals of this page and reports them to the gateway: once after 10 s or at the first
 * error, once more at a later error or when the page is hidden, and a last time when an error came after that. Does
 * nothing for a page without a ticket. Measuring starts after the first screen is rendered.
 */
export const startTelemetry = (page: Pick<PageData, 'reportTicket' | 'revision' | 'zone' | 'shell'>): Telemetry => {
  const { reportTicket: ticket, revision, zone } = page;
  if (ticket === undefined) return { shellReady: () => undefined };

  const shell: Owner = { name: 'shell', version: page.shell.version };
  const record = createPageRecord(shell);
  const vitals: PageReport['vitals'] = {};
  /** A tab in the background renders late, when the user opens it: its load time means nothing. */
  const inBackground = document.visibilityState === 'hidden';
  let sent = 0;
  let hadErrors = false;
  /** An error was recorded since the last report. */
  let hasUnsentError = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(soon);
    soon = undefined;
    clearTimeout(settled);
    if (sent === MAX_REPORTS || (sent === MAX_REPORTS - 1 && !hasUnsentError)) return;
    sent += 1;
    hasUnsentError = false;
    sendReport({ ticket, revision, zone, deployables: record.deployables(), vitals });
  };
  const settled = setTimeout(send, SETTLED_MS);

  const fail = (owner: Owner, phase: ReportedPhase, message: string): void => {
    // Errors without a network are no fault of a version.
    if (!navigator.onLine || !record.failed(owner, phase, message)) return;
    hasUnsentError = true;
    // The first error is reported soon; later ones when the page is hidden or left.
    if (hadErrors) return;
    hadErrors = true;
    soon = setTimeout(send, BATCH_MS);
  };
  const reportUncaught = (error: UncaughtError): void => {
    for (const owner of ownersOf(error, shell)) fail(owner, 'script', error.message);
  };

  bus.on('mfe:slow').subscribe(({ remote: name, version }) => record.used({ name, version }));
  bus
    .on('mfe:ready')
    .subscribe(({ remote: name, version, milliseconds }) => record.ready({ name, version }, milliseconds));
  bus
    .on('mfe:failed')
    .subscribe(({ remote: name, version, phase, message }) => fail({ name, version }, phase, message));
  window.addEventListener('error', ({ error, message, filename }) =>
    reportUncaught(error instanceof Error ? describe(error, filename) : { message, trace: filename }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAbort(reason)) reportUncaught(describe(reason));
  });

  // On the window, so that it runs after the library's listener on the document, which sets the last values.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);

  let measuring = false;
  const measure = (): void => {
    if (measuring) return;
    measuring = true;
    // Without the vitals the report is sent all the same.
    import('./vitals.ts').then(
      ({ measureVitals }) => measureVitals(vitals),
      () => undefined,
    );
  };
  bus.on('navigation:done').subscribe(measure);

  return {
    shellReady: () => {
      if (!inBackground) record.ready(shell, performance.now() - startedAt());
      // A page of the shell itself has no remote that would start the measuring.
      setTimeout(measure, BATCH_MS * 4);
    },
  };
};
