/** Items that one statement claims. A slow provider then holds up few of them. */
const batch = 20;

interface Due {
  /** Claims what is due, and returns its ids; none when nothing is. */
  claim: (limit: number) => Promise<readonly string[]>;
  check: (id: string) => Promise<void>;
  /** What is checked, in the plural. */
  what: string;
  signal: AbortSignal;
}

/**
 * Checks everything that is due at its provider. A failed check does not stop the others.
 * @throws {AggregateError} when some failed
 */
export const checkAllDue = async ({ claim, check, what, signal }: Due): Promise<void> => {
  const errors: unknown[] = [];
  for (;;) {
    const due = signal.aborted ? [] : await claim(batch);
    if (due.length === 0) break;
    for (const id of due) {
      try {
        await check(id);
      } catch (error) {
        errors.push(error);
      }
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} ${what} could not be checked`);
};
