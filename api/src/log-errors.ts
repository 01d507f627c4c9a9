/** Fields of errors that hold names of the program or the schema, never values. */
const namedFields = ['code', 'constraint', 'table', 'column'] as const;

/** Causes and lists of errors deeper than this are left out. */
const DEPTH = 4;

/**
 * The message without the values that PostgreSQL quotes in errors about data (class 22), such as `invalid input syntax
 * for type uuid: "…"`.
 */
const messageOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)
    ? error.message.replace(/: ".*$/s, '')
    : error.message;

const describe = (error: unknown, depth: number): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const message = messageOf(error);
  const named = namedFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message,
    stack: error.stack?.replace(error.message, message),
    ...Object.fromEntries(named),
    ...(error.cause !== undefined && depth < DEPTH && { cause: describe(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < DEPTH && { errors: error.errors.map((one: unknown) => describe(one, depth + 1)) }),
  };
};

/**
 * What the log gets of an error: what failed and where. Fields that may hold data of members are left out, such as
 * PostgreSQL's `detail`, `where` and `internalQuery`: `Key (email)=(anna@example.test) already exists.`
 */
export const logError = (error: unknown): Record<string, unknown> => describe(error, 0);
