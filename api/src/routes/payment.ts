import {
  getPayment as getPaymentContract,
  startPayment as startPaymentContract,
} from '@pairwise/contracts/endpoints/payment';
import { getDiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { getPaymentMethods } from '@pairwise/contracts/endpoints/paymentmethods';
import { getReceipt as getReceiptContract } from '@pairwise/contracts/endpoints/receipt';
import { getRepeatOrder, repeatOrder as repeatOrderContract } from '@pairwise/contracts/endpoints/repeat-order';
import { getTransactions } from '@pairwise/contracts/endpoints/transactions';
import type { FastifyInstance } from 'fastify';

import { getDiscount } from '../domain/discounts/get-discount.ts';
import { getPayment } from '../domain/payments/get-payment.ts';
import { listMethods } from '../domain/payments/list-methods.ts';
import { listTransactions } from '../domain/payments/list-transactions.ts';
import { previewRepeat, repeatOrder } from '../domain/repeat-orders/repeat-order.ts';
import type { Shop } from '../domain/payments/shop.ts';
import { startPayment } from '../domain/payments/start-payment.ts';
import { getReceipt } from '../domain/receipts/get-receipt.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const paymentRoutes = (app: FastifyInstance): void => {
  const { db, env, liveHints, payments: providers } = app.services;
  const shop: Shop = { db, liveHints, providers, publicUrl: env.publicUrl, payUrl: env.payUrl };
  app.route(
    endpoint(getPaymentMethods, { handler: ({ context, member, query }) => listMethods(shop, context, member, query) }),
  );
  app.route(
    endpoint(getDiscountCode, { handler: ({ context, member, query }) => getDiscount(context, member, query) }),
  );
  app.route(
    endpoint(startPaymentContract, {
      // An attempt has its own key, which is kept for ever, and its provider is asked outside any transaction.
      idempotency: 'natural',
      handler: ({ context, member, body }) => startPayment(shop, context, member, body),
    }),
  );
  app.route(
    endpoint(getPaymentContract, {
      handler: ({ context, member, query }) => getPayment(shop, context, member, query.id),
    }),
  );
  app.route(
    endpoint(getTransactions, {
      handler: ({ context, member, query }) => listTransactions(context, member, query),
    }),
  );
  app.route(
    endpoint(getReceiptContract, {
      handler: ({ context, member, query }) => getReceipt(context, member, query.id),
    }),
  );
  app.route(endpoint(getRepeatOrder, { handler: ({ context, member }) => previewRepeat(shop, context, member) }));
  app.route(
    endpoint(repeatOrderContract, {
      idempotency: 'natural',
      handler: ({ context, member, body }) => repeatOrder(shop, context, member, body),
    }),
  );
};
