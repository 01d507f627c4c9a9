import type { Query } from '../database/open-database.ts';

/** The tables of subscriptions and of how far each has been delivered. */
export const subscriptionTables = [
  // The content is signed. It never changes.
  `create table if not exists gateway.subscriptions (
    id text primary key,
    content text not null
  )`,
  // "number" counts the steps: of two gateways that have read the same step, one writes the next.
  `create table if not exists gateway.subscription_progress (
    id text primary key references gateway.subscriptions on delete cascade,
    number integer not null,
    progress jsonb not null,
    not_before timestamptz not null
  )`,
];

export interface SubscriptionRow {
  id: string;
  content: string;
}

export interface ProgressRow {
  number: number;
  progress: unknown;
  not_before: Date;
}

/** Reads all subscriptions. */
export const readSubscriptions = (query: Query): Promise<SubscriptionRow[]> =>
  query('select id, content from gateway.subscriptions');

/** Reads one subscription; undefined when there is none with this id. */
export const readSubscription = async (query: Query, id: string): Promise<SubscriptionRow | undefined> => {
  const [row] = await query<SubscriptionRow>('select id, content from gateway.subscriptions where id = $1', [id]);
  return row;
};

/** Stores a subscription, unless there is one with its id. To be called in the transaction that stores its progress. */
export const insertSubscription = async (query: Query, { id, content }: SubscriptionRow): Promise<void> => {
  await query('insert into gateway.subscriptions (id, content) values ($1, $2) on conflict do nothing', [id, content]);
};

/** Stores the first known progress of a subscription. */
export const insertProgress = async (query: Query, id: string, row: ProgressRow): Promise<void> => {
  await query(
    `insert into gateway.subscription_progress (id, number, progress, not_before) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [id, row.number, JSON.stringify(row.progress), row.not_before],
  );
};

/** Removes a subscription with its progress. */
export const deleteSubscription = async (query: Query, id: string): Promise<void> => {
  await query('delete from gateway.subscriptions where id = $1', [id]);
};

/** Reads the progress of a subscription; undefined when it was removed. */
export const readProgress = async (query: Query, id: string): Promise<ProgressRow | undefined> => {
  const [row] = await query<ProgressRow>(
    'select number, progress, not_before from gateway.subscription_progress where id = $1',
    [id],
  );
  return row;
};

/** A step that is to be stored after another one. All times are of the database's clock. */
export interface NextStep {
  id: string;
  /** The number of the step that the writer has read. */
  after: number;
  progress: unknown;
  /** Milliseconds until a delivery may be made. */
  waitMs: number;
}

type WrittenStep = Pick<ProgressRow, 'number' | 'not_before'>;

/** Stores the next step; undefined when another gateway has stored it, or when the subscription was removed. */
export const updateProgress = async (query: Query, step: NextStep): Promise<WrittenStep | undefined> => {
  const [row] = await query<WrittenStep>(
    `update gateway.subscription_progress
     set number = number + 1, progress = $3, not_before = now() + $4 * interval '1 millisecond'
     where id = $1 and number = $2 returning number, not_before`,
    [step.id, step.after, JSON.stringify(step.progress), step.waitMs],
  );
  return row;
};

/** Stores that a gateway delivers now; undefined also when it is too early. */
export const claimProgress = async (
  query: Query,
  { id, after, waitMs }: Omit<NextStep, 'progress'>,
): Promise<WrittenStep | undefined> => {
  const [row] = await query<WrittenStep>(
    `update gateway.subscription_progress
     set number = number + 1, not_before = now() + $3 * interval '1 millisecond'
     where id = $1 and number = $2 and not_before <= now() returning number, not_before`,
    [id, after, waitMs],
  );
  return row;
};
