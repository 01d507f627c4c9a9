import { customersCreate } from 'mollie-api-typescript/funcs/customersCreate.js';
import { customersList } from 'mollie-api-typescript/funcs/customersList.js';
import { mandatesCreate } from 'mollie-api-typescript/funcs/mandatesCreate.js';
import { mandatesList } from 'mollie-api-typescript/funcs/mandatesList.js';
import { mandatesRevoke } from 'mollie-api-typescript/funcs/mandatesRevoke.js';
import type { MandateResponse } from 'mollie-api-typescript/models';
import { z } from 'zod';

import { callOptions, type MollieClient } from './mollie-calls.ts';
import { clockDifference, isOld, nextOf, pageSize } from './mollie-pages.ts';
import { type PaymentProvider, ProviderRefusedError, ProviderUnknownError } from './payment-provider.ts';

type Mandates = Required<Pick<PaymentProvider, 'createMandate' | 'revokeMandate'>>;

const ours = z.object({ mandate: z.uuid() });
const statuses = z.enum(['valid', 'pending', 'invalid']);

/** Returns customer and mandate as one id: Mollie knows a mandate by both. */
const refOf = (customerId: string, { id, status }: Pick<MandateResponse, 'id' | 'status'>) => ({
  ref: `${customerId}/${id}`,
  isValid: statuses.parse(status) !== 'invalid',
});

/**
 * Returns what Mollie needs to collect by a mandate.
 * @throws {ProviderRefusedError} when it is no mandate of Mollie
 */
export const collectionBy = (ref: string) => {
  const [customerId, mandateId, rest] = ref.split('/');
  if (!customerId || !mandateId || rest !== undefined) throw new ProviderRefusedError('this is no mandate of Mollie');
  return { customerId, mandateId, sequenceType: 'recurring' } as const;
};

/** Creates and revokes mandates at Mollie. Each has a customer of its own, which names the mandate and nothing else. */
export const openMollieMandates = ({ core, call, question }: MollieClient): Mandates => {
  /** Finds a customer whose creation had no response, and whose key Mollie has deleted since. */
  const findCustomer = async (mandateId: string, acceptedAt: Date): Promise<string | undefined> => {
    const since = acceptedAt.getTime() - clockDifference;
    for (let from: string | undefined; ;) {
      const query = { limit: pageSize, ...(from !== undefined && { from }) };
      const page = await question('list customers', customersList(core, query, callOptions), ({ result }) => ({
        customers: result.embedded.customers,
        next: nextOf(result.links),
      }));
      if (!page) throw new ProviderUnknownError('Mollie has no list of customers');
      const found = page.customers.find(({ metadata }) => ours.safeParse(metadata).data?.mandate === mandateId);
      if (found) return found.id;
      const last = page.customers.at(-1);
      from = page.next;
      if (from === undefined || !last || new Date(last.createdAt).getTime() < since) return undefined;
    }
  };
  const createCustomer = async (mandateId: string): Promise<string> => {
    const entityCustomer = { metadata: { mandate: mandateId } };
    const request = customersCreate(core, { idempotencyKey: `customer:${mandateId}`, entityCustomer }, callOptions);
    const customer = await call('create a customer', request, ({ id }) => id);
    if (customer === undefined) throw new ProviderRefusedError('Mollie does not know the address of customers');
    return customer;
  };
  const findMandate = (customerId: string, reference: string) =>
    question('list mandates', mandatesList(core, { customerId, limit: pageSize }, callOptions), ({ result }) => {
      const found = result.embedded.mandates.find(({ mandateReference }) => mandateReference === reference);
      return found && refOf(customerId, found);
    });

  return {
    createMandate: async ({ mandateId, accountHolder, iban, reference, acceptedAt }) => {
      const earlier = isOld(acceptedAt) ? await findCustomer(mandateId, acceptedAt) : undefined;
      const customerId = earlier ?? (await createCustomer(mandateId));
      const found = earlier === undefined ? undefined : await findMandate(customerId, reference);
      const mandateRequest = {
        method: 'directdebit',
        consumerName: accountHolder,
        consumerAccount: iban,
        signatureDate: acceptedAt.toISOString().slice(0, 10),
        mandateReference: reference,
      } as const;
      const create = () =>
        call(
          'create a mandate',
          mandatesCreate(core, { customerId, idempotencyKey: mandateId, mandateRequest }, callOptions),
          (body) => refOf(customerId, body),
        );
      const mandate = found ?? (await create());
      // A pending mandate can be charged: what becomes of the payment is its own result.
      if (!mandate?.isValid) throw new ProviderRefusedError('Mollie did not accept the mandate');
      return mandate.ref;
    },
    revokeMandate: async ({ mandateId, ref }) => {
      const { customerId, mandateId: id } = collectionBy(ref);
      const ids = { customerId, mandateId: id, idempotencyKey: `revoke:${mandateId}` };
      // Undefined when it does not exist, so that nothing can be collected by it.
      await question('revoke a mandate', mandatesRevoke(core, ids, callOptions), () => null);
    },
  };
};
