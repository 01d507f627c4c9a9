interface Bounds {
  /** Bytes of all uploads together. */
  bytes: number;
  /** Bytes of the uploads of one member. */
  memberBytes: number;
  /** Uploads of one member. */
  memberUploads: number;
}

interface Held {
  bytes: number;
  uploads: number;
}

export interface UploadBudget {
  /**
   * Reserves memory for an upload before its first byte is read.
   * @returns a function that releases it, or undefined when a bound is reached
   */
  reserve: (member: number, bytes: number) => (() => void) | undefined;
}

/**
 * Bounds the memory that uploads hold in this process, from their first byte until they are stored or refused. No member
 * can take the memory of all.
 */
export const openUploadBudget = (bounds: Bounds): UploadBudget => {
  let total = 0;
  const held = new Map<number, Held>();

  return {
    reserve: (member, bytes) => {
      const own = held.get(member) ?? { bytes: 0, uploads: 0 };
      const isOver =
        total + bytes > bounds.bytes || own.bytes + bytes > bounds.memberBytes || own.uploads >= bounds.memberUploads;
      if (isOver) return undefined;
      total += bytes;
      own.bytes += bytes;
      own.uploads += 1;
      held.set(member, own);
      return () => {
        total -= bytes;
        own.bytes -= bytes;
        own.uploads -= 1;
        if (own.uploads === 0) held.delete(member);
      };
    },
  };
};
