import type { ShownMessage } from './shown-message.ts';

/** A longer pause starts a new group even when the same member wrote the messages. */
const GROUP_GAP_MS = 5 * 60_000;

/** Messages that one member wrote in a row. The last one shows the time. */
export interface MessageGroup {
  fromMe: boolean;
  messages: [ShownMessage, ...ShownMessage[]];
}

export interface MessageDay {
  /** Local calendar day such as `2026-11-21`: days change at the reader's midnight, not at midnight UTC. */
  key: string;
  date: Date;
  groups: MessageGroup[];
}

const dayKey = (date: Date): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const lastOf = (group: MessageGroup): ShownMessage => group.messages.at(-1) ?? group.messages[0];

const belongsTo = (group: MessageGroup, message: ShownMessage): boolean =>
  group.fromMe === message.fromMe &&
  Date.parse(message.createdAt) - Date.parse(lastOf(group).createdAt) <= GROUP_GAP_MS;

/**
 * Groups a chat's messages (oldest first) by day, and within a day by author. A new group starts at the seq
 * `breakBefore`, where a divider is shown.
 */
export const groupMessages = (messages: readonly ShownMessage[], breakBefore?: number): MessageDay[] => {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const date = new Date(message.createdAt);
    const key = dayKey(date);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, date, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group && (breakBefore === undefined || message.seq !== breakBefore) && belongsTo(group, message))
      group.messages.push(message);
    else day.groups.push({ fromMe: message.fromMe, messages: [message] });
  }
  return days;
};
