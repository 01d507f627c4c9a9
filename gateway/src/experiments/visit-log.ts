import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';

import { isErrorCode } from '../files/is-error-code.ts';
import { waitingLines } from './waiting-lines.ts';

/*
 * What the gateways have counted of one experiment: `DATA_DIR/experiments/<id>/<gateway>.log`, one line for each event.
 * Each run of a gateway appends to a file of its own and reads those of the others. A visitor who is in several files
 * counts once, so neither a restart nor a second gateway counts anyone twice, and a line that a crash has cut off is
 * skipped.
 */

/** The events of a file: a visit, with the part of the figures that it belongs to, or a signup. */
const visitLine = /^v ([\w-]{12}) (\S+ \S+ \S+ \S+(?: \S+)?)$/;
const signupLine = /^s ([\w-]{12})$/;

const CHUNK_BYTES = 1 << 20;

export interface VisitLogOptions {
  folder: string;
  warn: (message: string) => void;
  /** Visitors that are kept. New ones are not counted beyond it. */
  maxVisitors: number;
  /** Milliseconds until the next attempt after one that failed. */
  retryMs?: number;
}

export interface VisitLog {
  /** Counts a visitor once. `cell` is the part of the figures: variant, language, device, country and niche. */
  visit: (visitor: string, cell: string) => void;
  signup: (visitor: string) => void;
  /** Reads what other gateways have counted. Returns visits and signups by cell. */
  read: () => Promise<{ cells: Map<string, { visits: number; signups: number }>; isFull: boolean }>;
  /** Resolves when everything that was counted is stored. */
  flush: () => Promise<void>;
}

/** The counts of one experiment in a folder. */
export interface FolderVisitLog extends VisitLog {
  /** Returns the cells of all visitors and those who have signed up, for their copy into a database. */
  stored: () => Promise<{ cells: ReadonlyMap<string, string>; signups: ReadonlySet<string> }>;
}

/** Opens the counts of one experiment in a folder. */
export const openVisitLog = ({ folder, warn, maxVisitors, retryMs }: VisitLogOptions): FolderVisitLog => {
  const own = `${randomUUID().slice(0, 8)}.log`;
  const visitors = new Map<string, string>();
  const signups = new Set<string>();
  /** One text for each cell, because a million visitors have a few hundred. */
  const cells = new Map<string, string>();
  const offsets = new Map<string, number>();

  const lines = waitingLines<string>({
    write: async (waiting) => {
      await mkdir(folder, { recursive: true });
      // Empty lines are skipped. The first one ends a line that a full disk has cut off.
      await appendFile(path.join(folder, own), `\n${waiting.join('\n')}\n`);
    },
    warn,
    retryMs,
  });

  /** Of two parts for one visitor the first in the order of the alphabet counts, so that all gateways agree. */
  const addVisit = (visitor: string, cell: string): void => {
    const shared = cells.get(cell) ?? cell;
    cells.set(shared, shared);
    const known = visitors.get(visitor);
    if (known === undefined || shared < known) visitors.set(visitor, shared);
  };

  const addLine = (line: string): void => {
    const [, visitor, cell] = visitLine.exec(line) ?? [];
    if (visitor !== undefined && cell !== undefined) addVisit(visitor, cell);
    const [, member] = signupLine.exec(line) ?? [];
    if (member !== undefined) signups.add(member);
  };

  /** Reads the complete lines that a file has since the last time. */
  const readOn = async (file: string): Promise<void> => {
    const handle = await open(path.join(folder, file), 'r');
    try {
      let offset = offsets.get(file) ?? 0;
      for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, offset);
        const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
        if (end === 0) break;
        for (const line of buffer.toString('utf8', 0, end).split('\n')) addLine(line);
        offset += end;
        offsets.set(file, offset);
      }
    } finally {
      await handle.close();
    }
  };

  const readOthers = async (): Promise<void> => {
    const files = await readdir(folder).catch((error: unknown) => {
      if (isErrorCode(error, 'ENOENT')) return [];
      throw error;
    });
    for (const file of files.filter((name) => name.endsWith('.log') && name !== own)) await readOn(file);
  };

  // Sequential: two concurrent reads would read the same lines, which is harmless, but costs twice.
  let reading = Promise.resolve();
  return {
    visit: (visitor, cell) => {
      if (visitors.has(visitor) || visitors.size >= maxVisitors) return;
      addVisit(visitor, cell);
      lines.add(`v ${visitor} ${cell}`);
    },
    signup: (visitor) => {
      if (signups.has(visitor) || signups.size >= maxVisitors) return;
      signups.add(visitor);
      lines.add(`s ${visitor}`);
    },
    read: async () => {
      reading = reading.then(readOthers, readOthers);
      await reading;
      const counts = new Map<string, { visits: number; signups: number }>();
      for (const [visitor, cell] of visitors) {
        const count = counts.get(cell) ?? { visits: 0, signups: 0 };
        counts.set(cell, count);
        count.visits += 1;
        if (signups.has(visitor)) count.signups += 1;
      }
      return { cells: counts, isFull: visitors.size >= maxVisitors };
    },
    flush: lines.flush,
    stored: async () => {
      await readOthers();
      return { cells: visitors, signups };
    },
  };
};
