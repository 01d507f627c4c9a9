/** Lines that wait for a place that does not accept them. Beyond it events are lost rather than memory. */
const MAX_WAITING = 100_000;

/** How long lines wait after they were not accepted. */
const RETRY_MS = 5_000;

export interface WaitingLinesOptions<Line> {
  /** Writes lines. It may get lines that it has written when it fails for a part of them. */
  write: (lines: readonly Line[]) => Promise<void>;
  warn: (message: string) => void;
  /** Milliseconds until the next attempt after one that failed. */
  retryMs?: number | undefined;
}

export interface WaitingLines<Line> {
  add: (line: Line) => void;
  /** Resolves when all lines are written, or when that has failed. */
  flush: () => Promise<void>;
}

/** Writes lines as they come. Lines that come while others are written are written together. */
export const waitingLines = <Line>({
  write,
  warn,
  retryMs = RETRY_MS,
}: WaitingLinesOptions<Line>): WaitingLines<Line> => {
  let waiting: Line[] = [];
  let writing = Promise.resolve();
  /** Whether the lines that wait are written without a further event: next, or with the timer. */
  let isScheduled = false;
  let retry: NodeJS.Timeout | undefined;
  /** Whether the last attempt has failed. */
  let isFailing = false;

  const writeWaiting = async (): Promise<void> => {
    clearTimeout(retry);
    isScheduled = false;
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    try {
      await write(lines);
      isFailing = false;
    } catch (error) {
      waiting = [...lines, ...waiting].slice(0, MAX_WAITING);
      writeLater();
      // Once for an outage, during which every attempt fails.
      if (!isFailing)
        warn(`visits of an experiment could not be written: ${error instanceof Error ? error.message : String(error)}`);
      isFailing = true;
    }
  };

  const writeNext = (): void => {
    isScheduled = true;
    writing = writing.then(writeWaiting);
  };

  /** A place that accepts nothing is tried again, with all lines together and without ending the process late. */
  const writeLater = (): void => {
    isScheduled = true;
    clearTimeout(retry);
    retry = setTimeout(writeNext, retryMs).unref();
  };

  return {
    add: (line) => {
      if (waiting.length < MAX_WAITING) waiting.push(line);
      if (!isScheduled) writeNext();
    },
    flush: async () => {
      writing = writing.then(writeWaiting);
      await writing;
    },
  };
};
