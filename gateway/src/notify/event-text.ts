import type { EventType, NotifyEvent } from './event.ts';

type Facts = NotifyEvent['data'];

const MAX_REASON = 600;

const percentText = ({ percents = [] }: Facts): string => percents.map((percent) => `${percent} %`).join(', ');

const rampText = ({ ramp }: Facts): string => (ramp ? `, with a ramp ${ramp.join(' → ')} %` : '');

const requested = ({ request }: Facts): string => (request?.change === 'canary' ? 'as a canary' : 'live for everyone');

/** Returns the zones and slots of a request to bind a name; undefined for another request. */
const boundTo = ({ request, zones = [], slots = [] }: Facts): string | undefined =>
  request?.change === 'bind'
    ? `zones ${zones.join(', ') || 'none'} and slots ${slots.join(', ') || 'none'}`
    : undefined;

const liveText = ({ live }: Facts): string => {
  if (live === undefined) return '';
  return live === null ? ', and no version is live any more' : `, and ${live} is live again`;
};

/** The sentence of each type, without its reason. */
const sentences: Record<EventType, (subject: string, facts: Facts) => string> = {
  'version.verified': (subject) => `${subject} has passed the gate`,
  'version.refused': (subject) => `The gate refused ${subject}`,
  'version.promoted': (subject, { by }) => `${by} put ${subject} live for everyone`,
  'version.rolled_back': (subject, { by }) => `${by} rolled back to ${subject}`,
  'version.revoked': (subject, facts) => `${facts.by} revoked ${subject}${liveText(facts)}`,
  'canary.started': (subject, facts) =>
    `${facts.by} started a canary of ${subject} at ${percentText(facts)}${rampText(facts)}`,
  'canary.raised': (subject, facts) => `${facts.by} raised the canary of ${subject} to ${percentText(facts)}`,
  'canary.changed': (subject, facts) =>
    `${facts.by} changed the canary of ${subject} to ${percentText(facts)}${rampText(facts)}`,
  'canary.paused': (subject, { by }) => `${by} paused the ramp of ${subject}`,
  'canary.resumed': (subject, { by }) => `${by} resumed the ramp of ${subject}`,
  'canary.halted': (subject, { by }) => `${by} halted the canary of ${subject}`,
  'canary.rolled_back': (subject) => `The gateway rolled back the canary of ${subject}`,
  'request.made': (subject, facts) => {
    const binding = boundTo(facts);
    const wanted = binding === undefined ? `put ${subject} ${requested(facts)}` : `bind ${subject} to ${binding}`;
    return `${facts.by} requested approval to ${wanted} (request ${facts.request?.id})`;
  },
  'request.approved': (subject, facts) => {
    const binding = boundTo(facts);
    const done = binding === undefined ? `which is now ${requested(facts)}` : `which is now bound to ${binding}`;
    return `${facts.by} approved ${subject}, ${done}`;
  },
  'request.refused': (subject, { by, request }) => `${by} refused request ${request?.id} for ${subject}`,
  'request.withdrawn': (subject, { by, request }) => `${by} withdrew request ${request?.id} for ${subject}`,
  test: (subject, { by }) => `${by} tests the notifications of ${subject}`,
};

/**
 * Makes a text safe for a chat: a reason can quote what a browser of anyone has reported. Within code marks, Slack and
 * Mattermost show no links and notify no one; the characters that end such marks or begin a command of Slack are replaced.
 */
const asCode = (text: string): string => {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replaceAll('`', "'")
    .replaceAll('<', '‹')
    .replaceAll('>', '›');
  const short = plain.length > MAX_REASON ? `${plain.slice(0, MAX_REASON)}…` : plain;
  return `\`${short}\``;
};

/** Formats an event as an English sentence without its reason and without a full stop. */
export const sentenceOf = (type: EventType, facts: Facts): string => {
  const subject =
    facts.version === undefined ? (facts.name === '*' ? 'every name' : facts.name) : `${facts.name} ${facts.version}`;
  return sentences[type](subject, facts);
};

/**
 * Returns the reason of an event: of a refused version what the checks found, otherwise what its author wrote. A version
 * that has passed has none.
 */
export const reasonOf = (type: EventType, { why, checks = [] }: Facts): string | undefined => {
  if (type === 'version.verified') return undefined;
  return type === 'version.refused' ? checks.map(({ id, reason }) => `${id}: ${reason}`).join('; ') : why;
};

/** Formats an event as an English sentence with its reason. */
export const formatEvent = (type: EventType, facts: Facts): string => {
  const reason = reasonOf(type, facts);
  return reason === undefined ? sentenceOf(type, facts) : `${sentenceOf(type, facts)}: ${asCode(reason)}`;
};
