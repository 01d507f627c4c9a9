import type { PageReport } from '@pairwise/contracts/registry';

const address = '/__mfe/report';

/** Sends a report by a beacon, which the browser completes after the page has closed. Never throws. */
export const sendReport = (report: PageReport): void => {
  try {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    // False when the browser's queue is full or beacons are blocked.
    if (navigator.sendBeacon(address, body)) return;
    void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  } catch {
    // Without a way to send it the report is dropped: it has no value for the member.
  }
};
