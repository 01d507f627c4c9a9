import type { ShownMessage } from './shown-message.ts';

/** A longer pause starts a new group even when the same member wrote the messages. */
const GROUP_GAP_MS = 5 * 60_000;

/**
 * So many messages of one member at most are in a group once they are old: a group is the unit of what is mounted.
 * Numbers that this divides begin a group, so that older messages that are loaded later change none.
 */
const LARGEST_GROUP = 25;

/** The newest messages are not divided, because that would be seen. */
const UNDIVIDED = 50;

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
 * `breakBefore`, where a divider is shown, and a long one ends.
 */
export const groupMessages = (messages: readonly ShownMessage[], breakBefore?: number): MessageDay[] => {
  const days: MessageDay[] = [];
  const newest = messages.findLast(({ seq }) => seq !== undefined)?.seq ?? 0;
  const begins = ({ seq }: ShownMessage): boolean =>
    seq !== undefined && (seq === breakBefore || (seq % LARGEST_GROUP === 0 && seq <= newest - UNDIVIDED));
  for (const message of messages) {
    const date = new Date(message.createdAt);
    const key = dayKey(date);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, date, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group && !begins(message) && belongsTo(group, message)) group.messages.push(message);
    else day.groups.push({ fromMe: message.fromMe, messages: [message] });
  }
  return days;
};

/** Returns the keys of the rows of a list, the oldest first: each day has one for its label, and one for each group. */
export const rowKeys = (days: readonly MessageDay[]): string[] =>
  days.flatMap(({ key, groups }) => [key, ...groups.map(({ messages: [first] }) => first.key)]);

/** Returns the row of the message with a seq, as counted by `rowKeys`; -1 when it is not there. */
export const rowOf = (days: readonly MessageDay[], seq: number): number => {
  let row = 0;
  for (const { groups } of days) {
    const group = groups.findIndex(({ messages }) => messages.some((message) => message.seq === seq));
    if (group >= 0) return row + 1 + group;
    row += 1 + groups.length;
  }
  return -1;
};

/** A day with those of its rows that are mounted. */
export interface MountedDay extends MessageDay {
  /** The row of the day's label. The groups have the rows from `firstRow` on. */
  row: number;
  firstRow: number;
}

/** Returns the days of which a row between `first` and `last` is mounted. Each has its label, and the mounted groups. */
export const mountedDays = (
  days: readonly MessageDay[],
  { first, last }: { first: number; last: number },
): MountedDay[] => {
  const mounted: MountedDay[] = [];
  let row = 0;
  for (const day of days) {
    const end = row + 1 + day.groups.length;
    if (row <= last && end > first) {
      const firstRow = Math.max(row + 1, first);
      mounted.push({ ...day, row, firstRow, groups: day.groups.slice(firstRow - row - 1, last - row) });
    }
    row = end;
  }
  return mounted;
};
