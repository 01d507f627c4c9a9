import { randomUUID } from 'node:crypto';

import type { SharedFiles } from '../files/shared-files.ts';
import { blockOf, type NumberedTicket, openTicketUses, TICKETS_IN_BLOCK, usesAt } from './ticket-uses.ts';

/*
 * A page reports twice, and a load balancer may send the two reports to two gateways. Each would count the page. So each
 * gateway writes which tickets it has counted, two bits each, and reads the files of the others. Of those that have
 * counted a ticket one keeps it: one whose report has an error, otherwise the one with the lowest name. The others
 * withdraw their count. What a gateway writes about a ticket only rises until it withdraws, so that never all withdraw.
 */

/** What a gateway has counted of a ticket: nothing, a report without errors, one with an error. */
type Counted = 0 | 1 | 2;

/** A file that has not changed for so long holds expired tickets only. */
const OBSOLETE_MS = 13 * 60 * 60 * 1000;

export interface CountedOnce {
  /** Records that this gateway counts a report of a ticket. */
  add: (ticket: NumberedTicket, hasError: boolean) => void;
  /**
   * Writes what has changed, reads what other gateways wrote, and withdraws what another one counts.
   * @throws when the files cannot be written or read
   */
  exchange: () => Promise<void>;
}

export interface CountedOnceOptions {
  files: SharedFiles;
  isExpired: (issuedAt: number) => boolean;
  /** Withdraws the count of a ticket, which another gateway counts. */
  withdraw: (ticket: Pick<NumberedTicket, 'issuer' | 'number'>) => void;
}

/** A file `<issuer>.<block>.<gateway>` of the folder `health-tickets`. */
interface TicketFile {
  file: string;
  block: string;
  gateway: string;
}

const parseName = (file: string): TicketFile | undefined => {
  const [issuer, block, gateway, ...more] = file.split('.');
  const isValid = issuer !== undefined && block !== undefined && gateway !== undefined && more.length === 0;
  return isValid ? { file, block: `${issuer}.${block}`, gateway } : undefined;
};

/** Opens the record of the tickets that this gateway counts, beside those of other gateways. */
export const openCountedOnce = ({ files, isExpired, withdraw }: CountedOnceOptions): CountedOnce => {
  /** New after each restart, because a program never continues the file of another. */
  const own = randomUUID().slice(0, 8);
  const counted = openTicketUses(isExpired);
  const changed = new Set<string>();
  /** The state of other gateways' files, as they were compared with the present own block. */
  const compared = new Map<string, string>();

  const change = (ticket: NumberedTicket, value: Counted): void => {
    counted.write(ticket, value);
    changed.add(blockOf(ticket));
  };

  const writeChanged = async (): Promise<void> => {
    for (const block of changed) {
      changed.delete(block);
      for (const file of compared.keys()) if (file.startsWith(`${block}.`)) compared.delete(file);
      const bits = counted.bits(block);
      if (!bits) continue;
      try {
        await files.write(`${block}.${own}`, Uint8Array.from(bits));
      } catch (error) {
        changed.add(block);
        throw error;
      }
    }
  };

  /** Withdraws the tickets of a block that the other gateway keeps. */
  const compare = ({ block, gateway }: TicketFile, theirs: Uint8Array): void => {
    const ours = counted.bits(block);
    if (!ours) return;
    const [issuer = '', index = ''] = block.split('.');
    for (let place = 0; place < TICKETS_IN_BLOCK; place += 1) {
      const [here, there] = [usesAt(ours, place), usesAt(theirs, place)];
      if (here === 0 || there < here || (there === here && own < gateway)) continue;
      const ticket = { issuer, number: Number(index) * TICKETS_IN_BLOCK + place };
      withdraw(ticket);
      change({ ...ticket, at: 0 }, 0);
    }
  };

  const readOther = async (other: TicketFile): Promise<void> => {
    const state = await files.state(other.file);
    if (state && Date.now() - state.writtenAt > OBSOLETE_MS) return files.remove(other.file);
    if (other.gateway === own || !counted.bits(other.block) || compared.get(other.file) === state?.stamp) return;
    const content = state && (await files.read(other.file));
    if (content) {
      compare(other, content);
      compared.set(other.file, state.stamp);
    } else {
      // Another gateway has removed it.
      compared.delete(other.file);
    }
  };

  return {
    add: (ticket, hasError) => {
      const before = counted.read(ticket);
      const value = hasError ? 2 : 1;
      if (value > before) change(ticket, value);
    },
    exchange: async () => {
      await writeChanged();
      for (const file of await files.names()) {
        const other = parseName(file);
        if (other) await readOther(other);
      }
    },
  };
};
