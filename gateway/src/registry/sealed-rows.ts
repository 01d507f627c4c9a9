import * as z from 'zod/mini';

import { canonicalJson } from './canonical-json.ts';
import type { SigningKey } from './signing-key.ts';

const sealedSchema = z.looseObject({ signature: z.string() });

/** Signs the rows of a table, and opens only signed ones. */
export interface SealedRows<Value> {
  seal: (value: Value) => string;
  /** Returns the value of a row; undefined when its signature is not valid, or when it has another id. */
  open: (id: string, content: string) => Value | undefined;
}

/**
 * Returns the functions for the rows of one kind. The key of the registry signs each row: whoever can write to the table, but
 * has no access to a gateway, can add none that a gateway accepts.
 * @param kind is a part of the signed text, so that no other signature of the key is valid for a row
 */
export const sealedRows = <Value extends { id: string }>(
  key: SigningKey,
  kind: string,
  schema: { parse: (value: unknown) => Value },
): SealedRows<Value> => {
  const statement = (value: unknown): string => canonicalJson({ kind, [kind]: value });
  return {
    seal: (value) => JSON.stringify({ [kind]: value, signature: key.sign(statement(value)) }),
    open: (id, content) => {
      try {
        const { [kind]: stored, signature } = sealedSchema.parse(JSON.parse(content));
        const value = schema.parse(stored);
        return value.id === id && key.verify(statement(value), signature) ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
