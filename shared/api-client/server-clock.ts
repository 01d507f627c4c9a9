/**
 * Creates a clock that runs with the server's (`X-Server-Time` of its responses), so that a change of the device's clock
 * prolongs and shortens nothing. Before the first response it runs with the device's clock.
 */
export const serverClock = () => {
  /** The server's time when this document's monotonic clock was 0. */
  let origin = 0;
  return {
    /** Sets the clock. A slow response carries an outdated time, so the response with the least delay counts. */
    set: ({ headers }: Response): void => {
      const time = Date.parse(headers.get('x-server-time') ?? '');
      if (time) origin = Math.max(origin, time - performance.now());
    },
    /** Returns the time of the server, in milliseconds since 1970. */
    now: (): number => (origin || performance.timeOrigin) + performance.now(),
  };
};
