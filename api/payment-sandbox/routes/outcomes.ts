import { invalid } from '../problem.ts';
import { outcomesSchema } from '../outcomes.ts';
import type { Context } from './context.ts';

/** Adds `/control/outcomes`: what becomes of new payments without the checkout page. */
export function outcomeRoutes({ app, provider }: Context): void {
  app.get('/control/outcomes', () => provider.book.outcomes());

  app.put('/control/outcomes', (request, reply) => {
    const body = outcomesSchema.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    provider.setOutcomes(body.data);
    return provider.book.outcomes();
  });
}
