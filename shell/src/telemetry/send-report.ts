import type { PageReport } from '@pairwise/contracts/registry';

const address = '/__mfe/report';

/** Hands a report over to the browser, which sends it even when the page is gone. Never throws. */
export const sendReport = (report: PageReport): void => {
  try {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    // False when the browser has too much to send already, or the member has forbidden beacons.
    if (navigator.sendBeacon(address, body)) return;
    void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  } catch {
    // A report is worth nothing to the member: without a way to send it, it is dropped.
  }
};
