const address = '/api/page-hidden.php';

/**
 * CALL-04: tells the api when the page becomes hidden, by a beacon, which outlives the page. Not a call of the client:
 * beacons carry no headers of ours, and nobody is there to hear an answer or to try again.
 */
export const reportWhenHidden = (): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      navigator.sendBeacon(address, new Blob(['{}'], { type: 'application/json' }));
    }
  });
};
