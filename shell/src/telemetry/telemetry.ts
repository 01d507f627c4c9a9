import { bus } from '@pairwise/bus';
import type { PageData, PageReport, ReportedPhase } from '@pairwise/contracts/registry';

import { type Owner, ownersOf, type UncaughtError } from './attribute.ts';
import { createPageRecord } from './page-record.ts';
import { sendReport } from './send-report.ts';

/**
 * A page that goes on reports after this long that it is well. If only those reported early that fail, a version that
 * is new would look bad: its good pages are still open.
 */
const SETTLED_MS = 10_000;

/** The ticket of a page admits so many; the later one replaces the earlier. */
const MAX_REPORTS = 2;

/** Errors that come in one go make one report. */
const BATCH_MS = 250;

export interface Telemetry {
  /** The frame stands and can be used. */
  shellReady: () => void;
}

/** Anything may be thrown, also what has no text. */
const textOf = (thrown: unknown): string => {
  try {
    return String(thrown);
  } catch {
    return 'something without a text';
  }
};

/** What an uncaught value says of itself. */
const describe = (thrown: unknown, file = ''): UncaughtError =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, trace: thrown.stack ?? file }
    : { message: textOf(thrown), trace: file };

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError';

/**
 * Watches how this page does and tells the gateway: once after 10 s or at the first error, once more when a later
 * error comes or the page is left. Not for pages without a ticket. Measuring begins after the page stands.
 */
export const startTelemetry = (page: Pick<PageData, 'reportTicket' | 'revision' | 'zone' | 'shell'>): Telemetry => {
  const { reportTicket: ticket, revision, zone } = page;
  if (ticket === undefined) return { shellReady: () => undefined };

  const shell: Owner = { name: 'shell', version: page.shell.version };
  const record = createPageRecord(shell);
  const vitals: PageReport['vitals'] = {};
  /** A tab that was opened in the background stands when it is looked at, however long that takes. */
  const inBackground = document.visibilityState === 'hidden';
  let sent = 0;
  let hadErrors = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(soon);
    soon = undefined;
    clearTimeout(settled);
    if (sent === MAX_REPORTS) return;
    sent += 1;
    sendReport({ ticket, revision, zone, deployables: record.deployables(), vitals });
  };
  const settled = setTimeout(send, SETTLED_MS);

  const fail = (owner: Owner, phase: ReportedPhase, message: string): void => {
    // Without a network nothing is wrong with any version.
    if (!navigator.onLine || !record.failed(owner, phase, message)) return;
    // The first error is told at once; later ones come with the last report.
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

  // On the window: by then the library, which listens on the document, has its last values.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);

  let measuring = false;
  const measure = (): void => {
    if (measuring) return;
    measuring = true;
    // A page without its vitals still has a report.
    import('./vitals.ts').then(
      ({ measureVitals }) => measureVitals(vitals),
      () => undefined,
    );
  };
  bus.on('navigation:done').subscribe(measure);

  return {
    shellReady: () => {
      if (!inBackground) record.ready(shell, performance.now());
      // A page of the shell's own has no remote that would tell.
      setTimeout(measure, BATCH_MS * 4);
    },
  };
};
