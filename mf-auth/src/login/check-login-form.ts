import { credentials } from '@pairwise/contracts/endpoints/user';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** The contract's schema with required fields, so that an empty field needs no call. */
const loginForm = z.object({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1)), credentials.shape.email),
  password: z.pipe(z.string().check(z.minLength(1)), credentials.shape.password),
});

export type LoginValues = z.output<typeof loginForm>;

/** Resolver for react-hook-form. The `type` of a field's error is the code of the schema's first issue. */
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

/** Returns the message key for a field's error. */
export const problemOf = (field: keyof LoginValues, error: FieldError) =>
  error.type === 'too_big' ? (`login.${field}TooLong` as const) : (`login.${field}Missing` as const);
