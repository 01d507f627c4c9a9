import { defineCommand, UsageError } from '@pairwise/command-line';
import type { ChangeResponse } from '@pairwise/contracts/console';
import {
  type NewSubscriptionResponse,
  type SubscriptionsResponse,
  type SubscriptionState,
  type SubscriptionTestResponse,
  type WebhookFormat,
  webhookFormats,
} from '@pairwise/contracts/subscriptions';

import type { Client } from '../client.ts';
import type { Context } from '../context.ts';
import { formatTime } from '../../registry/format-time.ts';
import { formatChange } from '../format.ts';
import { MfeError } from '../mfe-error.ts';
import { whyOption } from '../options.ts';

/** How a person types every name, as in `token create --for all`. */
const ALL = 'all';

const name = { summary: 'The shell, a remote, or "all" with a token for all names.' } as const;
const id = { summary: 'The id of the subscription; `notify list` prints it.' } as const;

const parseAddress = (text: string): string => {
  if (URL.canParse(text)) return text;
  throw new UsageError(`--webhook takes an address such as https://ci.example/deploys, not "${text}".`);
};

interface TargetInput {
  webhook: string | undefined;
  mail: string | undefined;
  format: WebhookFormat | undefined;
}

/** Returns the target in the body of a new subscription. */
const readTarget = ({ webhook, mail, format }: TargetInput): object => {
  if ((webhook === undefined) === (mail === undefined)) throw new UsageError('Give either --webhook or --mail.');
  if (mail === undefined) return { kind: 'webhook', url: webhook, ...(format && { format }) };
  if (format !== undefined) throw new UsageError('--format is for a --webhook.');
  return { kind: 'mail', address: mail };
};

/** Returns a client, and the address of the subscriptions of a name. In the demo only the second person acts on all names. */
const subscriptionsOf = (typed: string, { clientFor, approver }: Context): { client: Client; address: string } => {
  const isAll = typed === ALL;
  const client = isAll ? approver() : clientFor(typed);
  return { client, address: `/api/names/${isAll ? '*' : encodeURIComponent(typed)}/subscriptions` };
};

const titleOf = ({ name: of }: Pick<SubscriptionState, 'name'>): string => (of === '*' ? 'all names' : of);

const formatSubscription = (subscription: SubscriptionState): string[] => {
  const { target, kind, format, createdAt, createdBy, delivered, waiting, failed } = subscription;
  const last = delivered
    ? `revision ${delivered.revision} delivered ${formatTime(delivered.at)}`
    : 'nothing delivered yet';
  return [
    `${subscription.id}  ${target}  ${format ?? kind}  ${last}  since ${formatTime(createdAt)} by ${createdBy}`,
    ...(waiting
      ? [
          `  waiting: revision ${waiting.revision} failed ${waiting.attempts === 1 ? 'once' : `${waiting.attempts} times`}, next attempt ${formatTime(waiting.next)} UTC: ${waiting.reason}`,
        ]
      : []),
    ...failed.map(
      ({ revision, at, reason }) => `  failed: revision ${revision} was given up ${formatTime(at)}: ${reason}`,
    ),
  ];
};

const add = defineCommand({
  name: 'notify add',
  summary:
    'Notifies a webhook or a mail address of what happens to a name: checks, canaries, promotions, rollbacks, requests.',
  positionals: { name },
  options: {
    webhook: {
      type: 'string',
      placeholder: 'https://…',
      summary: 'The address that receives each event as a POST.',
      parse: parseAddress,
    },
    mail: {
      type: 'string',
      placeholder: 'team@dates.example',
      summary: 'The address that receives each event as a mail.',
    },
    format: {
      type: 'string',
      placeholder: 'chat',
      choices: webhookFormats,
      summary:
        'What a webhook receives: the event as JSON, which is the default, or a message for Slack or Mattermost.',
    },
    ...whyOption,
  },
  run: async ({ positionals, options: { why, ...options } }, context: Context) => {
    const { client, address } = subscriptionsOf(positionals.name, context);
    const body = { target: readTarget(options), why };
    const { subscription, secret, revision } = await client.post<NewSubscriptionResponse>(address, body);
    const { print } = context;
    print(`${subscription.target} is notified of ${titleOf(subscription)} after revision ${revision}.`);
    if (secret !== undefined) print(`Secret, which signs each delivery and is shown this once: ${secret}`);
    print(`To test it: npm run mfe -- notify test ${positionals.name} ${subscription.id}`);
    return 0;
  },
});

const list = defineCommand({
  name: 'notify list',
  summary: 'Lists who is notified of a name, with failed deliveries.',
  positionals: { name },
  run: async ({ positionals }, context: Context) => {
    const { client, address } = subscriptionsOf(positionals.name, context);
    const { subscriptions } = await client.get<SubscriptionsResponse>(address);
    for (const subscription of subscriptions) {
      for (const line of formatSubscription(subscription)) context.print(line);
    }
    if (subscriptions.length === 0) context.print('No one is notified.');
    return 0;
  },
});

const test = defineCommand({
  name: 'notify test',
  summary: 'Sends an event of the type "test" now.',
  positionals: { name, id },
  run: async ({ positionals }, context: Context) => {
    const { client, address } = subscriptionsOf(positionals.name, context);
    const sent = await client.post<SubscriptionTestResponse>(`${address}/${encodeURIComponent(positionals.id)}/test`);
    if (!sent.delivered) throw new MfeError(`The test failed: ${sent.reason}.`);
    context.print('The test was delivered.');
    return 0;
  },
});

const remove = defineCommand({
  name: 'notify remove',
  summary: 'Ends the notifications of a webhook or a mail address.',
  positionals: { name, id },
  options: whyOption,
  run: async ({ positionals, options: { why } }, context: Context) => {
    const { client, address } = subscriptionsOf(positionals.name, context);
    const removed = `${address}/${encodeURIComponent(positionals.id)}/remove`;
    const response = await client.post<ChangeResponse>(removed, { why });
    context.print(formatChange(response, 'Nothing is sent there any more'));
    return 0;
  },
});

/** The commands of notifications. */
export const notifyCommands = [add, list, test, remove] as const;
