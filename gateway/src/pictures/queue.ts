/** A version whose pictures are taken. */
export interface Subject {
  name: string;
  version: string;
}

export interface PictureQueue {
  /** Adds a version, unless it waits already or its pictures are being taken. */
  add: (subject: Subject) => void;
  /** Interrupts the work, runs `work`, and continues when no work is left. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The number of routes, and how many are done; undefined when no picture of the version is being taken. */
  progress: (subject: Subject) => { done: number; all: number } | undefined;
  /** Interrupts the work for good. */
  close: () => Promise<void>;
}

interface Running {
  key: string;
  stop: AbortController;
  ended: Promise<void>;
  progress: { done: number; all: number };
}

/** A check often follows another, or its version goes live: then nothing has to be compared. */
const START_MS = 2_000;

const keyOf = ({ name, version }: Subject): string => `${name} ${version}`;

/** Takes the pictures of a version. Resolves when it is done, has failed, or is interrupted. */
type Work = (
  subject: Subject,
  options: { signal: AbortSignal; onProgress: (done: number, all: number) => void },
) => Promise<void>;

/** Works on one version at a time, and only while nothing more important runs. */
export const openQueue = (work: Work, startMs = START_MS): PictureQueue => {
  const waiting: Subject[] = [];
  let running: Running | undefined;
  let moreImportant = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (): void => {
    const subject = waiting[0];
    if (subject === undefined || running || moreImportant > 0 || isClosed) return;
    const stop = new AbortController();
    const progress = { done: 0, all: 0 };
    const onProgress = (done: number, all: number): void => void Object.assign(progress, { done, all });
    const run = async (): Promise<void> => {
      await work(subject, { signal: stop.signal, onProgress });
      running = undefined;
      // An interrupted one stays the first.
      if (!stop.signal.aborted) waiting.shift();
      startSoon();
    };
    running = { key: keyOf(subject), stop, progress, ended: run() };
  };
  const startSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(start, startMs);
    timer.unref();
  };
  const interrupt = async (): Promise<void> => {
    running?.stop.abort();
    await running?.ended;
  };

  return {
    add: (subject) => {
      if (isClosed || waiting.some((other) => keyOf(other) === keyOf(subject))) return;
      waiting.push(subject);
      startSoon();
    },
    during: async (important) => {
      moreImportant += 1;
      try {
        await interrupt();
        return await important();
      } finally {
        moreImportant -= 1;
        startSoon();
      }
    },
    progress: (subject) => (running?.key === keyOf(subject) ? running.progress : undefined),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await interrupt();
    },
  };
};
