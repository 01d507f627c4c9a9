import { credentials } from '@pairwise/contracts/endpoints/user';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** What the contract takes, and filled in: an empty field is told here, without asking the server. */
const loginForm = z.object({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1)), credentials.shape.email),
  password: z.pipe(z.string().check(z.minLength(1)), credentials.shape.password),
});

export type LoginValues = z.output<typeof loginForm>;

/** Lets react-hook-form check with the schema. The `type` of a field's error is the code of the first issue. */
export const loginResolver: Resolver<LoginValues> = (values) => {
  const result = z.safeParse(loginForm, values);
  if (result.success) return { values: result.data, errors: {} };
  const errors: FieldErrors<LoginValues> = {};
  for (const { path, code } of result.error.issues) {
    const field = path[0];
    if (field === 'email' || field === 'password') errors[field] ??= { type: code };
  }
  return { values: {}, errors };
};

/** Key of the text that tells what is wrong with a field. */
export const problemOf = (field: keyof LoginValues, error: FieldError) =>
  error.type === 'too_big' ? (`login.${field}TooLong` as const) : (`login.${field}Missing` as const);
