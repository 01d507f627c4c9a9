/** Returns the SQLSTATE of a database error (`23505`, our own `DB010`); undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
