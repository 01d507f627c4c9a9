const address = '/api/page-hidden.php';

/**
 * Sends a beacon to the api when the page becomes hidden (CALL-04). It does not use the api client: a beacon outlives the
 * page, has no custom headers, and needs neither a response nor a retry.
 */
export const reportWhenHidden = (): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      navigator.sendBeacon(address, new Blob(['{}'], { type: 'application/json' }));
    }
  });
};
