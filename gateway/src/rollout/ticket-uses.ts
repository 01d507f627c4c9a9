/** Tickets in one block: 16 KiB, which is about a minute of a thousand pages a second. */
const BLOCK = 65_536;

/** How often a ticket was used: 0, 1 or 2. A third use is never admitted, so it is not counted. */
export type Uses = 0 | 1 | 2;

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
}

/**
 * Opens a record of the uses of all tickets that are not expired. Tickets are numbered, so a use takes two bits: twelve
 * hours with a hundred pages a second take one megabyte. No use is dropped before its ticket expires.
 */
export const openTicketUses = (expired: (issuedAt: number) => boolean): TicketUses => {
  const blocks = new Map<string, { bits: Uint8Array; latest: number }>();
  const keyOf = ({ issuer, number }: NumberedTicket): string => `${issuer} ${Math.floor(number / BLOCK)}`;
  const placeOf = (number: number): { index: number; shift: number } => ({
    index: Math.floor((number % BLOCK) / 4),
    shift: (number % 4) * 2,
  });

  /** Drops the blocks whose tickets are expired, and returns a new one. */
  const addBlock = (key: string, at: number) => {
    for (const [other, { latest }] of blocks) if (expired(latest)) blocks.delete(other);
    const block = { bits: new Uint8Array(BLOCK / 4), latest: at };
    blocks.set(key, block);
    return block;
  };

  return {
    read: (ticket) => {
      const { index, shift } = placeOf(ticket.number);
      const value = ((blocks.get(keyOf(ticket))?.bits[index] ?? 0) >> shift) & 3;
      return value === 0 || value === 1 ? value : 2;
    },
    write: (ticket, uses) => {
      const key = keyOf(ticket);
      const block = blocks.get(key) ?? addBlock(key, ticket.at);
      block.latest = Math.max(block.latest, ticket.at);
      const { index, shift } = placeOf(ticket.number);
      block.bits[index] = ((block.bits[index] ?? 0) & ~(3 << shift)) | (uses << shift);
    },
  };
};
