import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { paymentMethod } from '../shapes/payment.ts';
import { productIds } from './products.ts';

/** What a member has to do: which hosted page follows, and how soon the money arrives. */
export const methodKinds = ['card', 'bank', 'wallet', 'code', 'voucher', 'transfer', 'direct_debit'] as const;

/** A method that can be used now. */
export const offeredMethod = z.object({ key: paymentMethod, kind: z.enum(methodKinds) });
export type OfferedMethod = z.output<typeof offeredMethod>;

export const getPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/paymentmethods.php',
  summary: 'Returns the methods by which the member can pay a bundle in the member’s country and currency.',
  requires: 'member',
  query: z.object({ product: z.enum(productIds) }),
  response: z.object({
    /** The method that the member paid with last comes first, then the country’s order. Empty while no provider works. */
    methods: z.array(offeredMethod),
    last_used: z.nullable(paymentMethod),
    /** Why direct debit is not among the methods of a country that has it; null when nothing refuses it. */
    direct_debit_refusal: z.nullable(z.enum(['sdd_blocked', 'sdd_limit'])),
    /** Methods that no longer exist anywhere. */
    retired: z.array(paymentMethod),
  }),
  errors: [],
});
