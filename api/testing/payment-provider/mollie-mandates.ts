import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const hal = 'application/hal+json';

/** The documented fields that the product uses. Any other one is refused, so that a misspelt name fails a test. */
const newCustomer = z.strictObject({ metadata: z.strictObject({ mandate: z.uuid() }) });
const newMandate = z.strictObject({
  method: z.literal('directdebit'),
  consumerName: z.string().min(1),
  consumerAccount: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'The IBAN is invalid'),
  signatureDate: z.iso.date(),
  mandateReference: z.string().min(1).max(35),
});
const listQuery = z.strictObject({ from: z.string().optional(), limit: z.coerce.number().int().min(1).max(250) });
const ids = z.object({ customerId: z.string(), mandateId: z.string().default('') });

interface Customer {
  id: string;
  metadata: { mandate: string };
  createdAt: string;
}
interface Mandate extends z.output<typeof newMandate> {
  id: string;
  customerId: string;
  status: 'valid' | 'pending' | 'invalid';
  createdAt: string;
}

const linksOf = (origin: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { href: `${origin}/v2/${name}`, type: hal }]));
const viewCustomer = (customer: Customer, origin: string) => ({
  resource: 'customer',
  ...customer,
  mode: 'test',
  name: null,
  email: null,
  locale: null,
  _links: linksOf(origin, ['self', 'dashboard', 'documentation']),
});
const viewMandate = ({ consumerName, consumerAccount, ...mandate }: Mandate, origin: string) => ({
  resource: 'mandate',
  ...mandate,
  mode: 'test',
  details: { consumerName, consumerAccount, consumerBic: null },
  _links: linksOf(origin, ['self', 'customer', 'documentation']),
});

type Act = () => { status: number; body: object };

/** Adds customers and their mandates to a server of Mollie's api. */
export const addMollieMandates = ({
  app,
  idOf,
  keyed,
  invalid,
  missing,
  sendList,
}: {
  app: FastifyInstance;
  idOf: (prefix: string) => string;
  keyed: (request: FastifyRequest, reply: FastifyReply, act: Act) => Promise<unknown>;
  invalid: (reply: FastifyReply, error: z.ZodError) => unknown;
  missing: (reply: FastifyReply) => unknown;
  sendList: (reply: FastifyReply, name: string, items: readonly object[], href: string) => unknown;
}) => {
  /** Newest first. */
  const customers: Customer[] = [];
  const mandates: Mandate[] = [];
  /** What becomes of the next mandates. */
  const next: { status: Mandate['status'] } = { status: 'valid' };
  const origin = () => app.listeningOrigin;
  const find = ({ customerId, mandateId }: { customerId: string; mandateId: string }) =>
    mandates.find((mandate) => mandate.id === mandateId && mandate.customerId === customerId);
  const createdAt = () => new Date().toISOString();

  app.post('/v2/customers', (request, reply) => {
    const body = newCustomer.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    return keyed(request, reply, () => {
      const customer = { ...body.data, id: idOf('cst'), createdAt: createdAt() };
      customers.unshift(customer);
      return { status: 201, body: viewCustomer(customer, origin()) };
    });
  });
  app.get('/v2/customers', (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return invalid(reply, query.error);
    const items = customers.slice(0, query.data.limit).map((customer) => viewCustomer(customer, origin()));
    return sendList(reply, 'customers', items, `${origin()}${request.url}`);
  });
  app.post('/v2/customers/:customerId/mandates', (request, reply) => {
    const { customerId } = ids.parse(request.params);
    if (!customers.some(({ id }) => id === customerId)) return missing(reply);
    const body = newMandate.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    return keyed(request, reply, () => {
      const mandate = { ...body.data, id: idOf('mdt'), customerId, status: next.status, createdAt: createdAt() };
      mandates.unshift(mandate);
      return { status: 201, body: viewMandate(mandate, origin()) };
    });
  });
  app.get('/v2/customers/:customerId/mandates', (request, reply) => {
    const { customerId } = ids.parse(request.params);
    const items = mandates.filter((mandate) => mandate.customerId === customerId);
    const views = items.map((mandate) => viewMandate(mandate, origin()));
    return sendList(reply, 'mandates', views, `${origin()}${request.url}`);
  });
  app.delete('/v2/customers/:customerId/mandates/:mandateId', (request, reply) => {
    const mandate = find(ids.parse(request.params));
    if (!mandate || mandate.status === 'invalid') return missing(reply);
    return keyed(request, reply, () => {
      mandate.status = 'invalid';
      return { status: 204, body: {} };
    });
  });

  return {
    next,
    count: (reference: string) => mandates.filter(({ mandateReference }) => mandateReference === reference).length,
    /** Whether a payment can be collected by a mandate. */
    canCollect: (by: { customerId: string; mandateId: string }) =>
      ['valid', 'pending'].includes(find(by)?.status ?? ''),
  };
};
