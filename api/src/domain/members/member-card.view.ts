import type { MemberCard } from '@pairwise/contracts';

import { imageView } from '../photos/photos.view.ts';
import { onlineNowSeconds } from '../presence/presence.policy.ts';
import type { Member } from '../account/member.ts';
import type { CardRow } from './member-card.repository.ts';

const second = 1_000;
const day = 86_400 * second;

/** Builds the card of a member in a list. A visitor (viewer null) gets less (decisions M-4). */
export const cardView = (row: CardRow, viewer: Member | null, now = Date.now()): MemberCard => {
  const band = viewer && distanceBand(viewer, row);
  return {
    id: row.public_id,
    name: viewer ? row.name : firstName(row.name),
    age: ageOn(row.birth_date, now),
    city: viewer ? row.city : null,
    region: row.region,
    country: row.country,
    online: viewer && !row.invisible && !row.is_fictional ? onlineBand(row.last_active_at, now) : null,
    main_image: row.photo && imageView(row.photo),
    fictional_icon: row.is_fictional,
    ...(band ? { distance_band: band } : {}),
    liked: row.liked,
  };
};

const firstName = (name: string): string => name.split(/\s/)[0] ?? name;

/** Returns the age in whole years. Members born on 29 February have their birthday on 1 March (decisions A-15). */
export const ageOn = (birthDate: string, now: number): number => {
  const [year = 0, month = 0, dayOfMonth = 0] = birthDate.split('-').map(Number);
  const today = new Date(now);
  const years = today.getUTCFullYear() - year;
  const beforeBirthday =
    today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < dayOfMonth);
  return beforeBirthday ? years - 1 : years;
};

/** Returns how recently a member was active; null is longer than a week ago. */
export const onlineBand = (lastActiveAt: Date, now: number): MemberCard['online'] => {
  const ago = now - lastActiveAt.getTime();
  if (ago <= onlineNowSeconds * second) return 'now';
  if (ago <= day) return 'today';
  return ago <= 7 * day ? 'week' : null;
};

interface Place {
  lat: string | number | null;
  lon: string | number | null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance in kilometres as a band. An exact number would help to find a home (decisions M-6). */
export const distanceBand = (from: Place, to: Place): MemberCard['distance_band'] => {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return undefined;
  const [lat1, lat2] = [radians(Number(from.lat)), radians(Number(to.lat))];
  const half = (a: number) => Math.sin(a / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(Number(to.lon) - Number(from.lon)));
  const kilometres = 2 * 6371 * Math.asin(Math.sqrt(chord));
  if (kilometres < 10) return '10';
  if (kilometres < 25) return '25';
  if (kilometres < 50) return '50';
  return kilometres < 100 ? '100' : 'more';
};
