/** Tickets in one block: 16 KiB, which is about a minute of a thousand pages a second. */
export const TICKETS_IN_BLOCK = 65_536;

/** How often a ticket was used: 0 to 3. A fourth use is never admitted, so it is not counted. */
export type Uses = 0 | 1 | 2 | 3;

/** The most uses of a ticket: more do not fit in its two bits. */
export const MAX_USES: Uses = 3;

export interface NumberedTicket {
  /** The gateway that issued it. */
  issuer: string;
  /** Its number among those of the issuer, from 0 on without gaps. */
  number: number;
  /** When it was issued, milliseconds since 1970. */
  at: number;
}

export interface TicketUses {
  read: (ticket: NumberedTicket) => Uses;
  write: (ticket: NumberedTicket, uses: Uses) => void;
  /** Returns the uses of a block (`blockOf`), for `usesAt`; undefined for a block without uses. */
  bits: (block: string) => Uint8Array | undefined;
}

/** Names the block of a ticket: its issuer and the number of the block. */
export const blockOf = ({ issuer, number }: Pick<NumberedTicket, 'issuer' | 'number'>): string =>
  `${issuer}.${Math.floor(number / TICKETS_IN_BLOCK)}`;

/** Returns the uses of the ticket at a place of a block. */
export const usesAt = (bits: Uint8Array, place: number): Uses => {
  const value = ((bits[Math.floor(place / 4)] ?? 0) >> ((place % 4) * 2)) & 3;
  return value === 0 || value === 1 || value === 2 ? value : MAX_USES;
};

/**
 * Opens a record of the uses of all tickets that are not expired. Tickets are numbered, so a use takes two bits: twelve
 * hours with a hundred pages a second take one megabyte. No use is dropped before its ticket expires.
 */
export const openTicketUses = (expired: (issuedAt: number) => boolean): TicketUses => {
  const blocks = new Map<string, { bits: Uint8Array; latest: number }>();

  /** Drops the blocks whose tickets are expired, and returns a new one. */
  const addBlock = (key: string, at: number) => {
    for (const [other, { latest }] of blocks) if (expired(latest)) blocks.delete(other);
    const block = { bits: new Uint8Array(TICKETS_IN_BLOCK / 4), latest: at };
    blocks.set(key, block);
    return block;
  };

  return {
    read: (ticket) => {
      const bits = blocks.get(blockOf(ticket))?.bits;
      return bits ? usesAt(bits, ticket.number % TICKETS_IN_BLOCK) : 0;
    },
    write: (ticket, uses) => {
      const key = blockOf(ticket);
      const block = blocks.get(key) ?? addBlock(key, ticket.at);
      block.latest = Math.max(block.latest, ticket.at);
      const place = ticket.number % TICKETS_IN_BLOCK;
      const [index, shift] = [Math.floor(place / 4), (place % 4) * 2];
      block.bits[index] = ((block.bits[index] ?? 0) & ~(3 << shift)) | (uses << shift);
    },
    bits: (block) => blocks.get(block)?.bits,
  };
};
