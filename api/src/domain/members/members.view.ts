import type { MemberCard } from '@pairwise/contracts';

import { imageView } from '../photos/photos.view.ts';
import type { Member } from '../session/member.ts';
import type { CardRow } from './member-card.repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a member sees of another in a list. A visitor (viewer null) gets less (decisions M-4). */
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

/** Whole years; who was born on 29 February has the birthday on 1 March (decisions A-15). */
export const ageOn = (birthDate: string, now: number): number => {
  const [year = 0, month = 0, dayOfMonth = 0] = birthDate.split('-').map(Number);
  const today = new Date(now);
  const years = today.getUTCFullYear() - year;
  const beforeBirthday =
    today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < dayOfMonth);
  return beforeBirthday ? years - 1 : years;
};

export const onlineBand = (lastActiveAt: Date, now: number): MemberCard['online'] => {
  const ago = now - lastActiveAt.getTime();
  if (ago <= 2 * minute) return 'now';
  if (ago <= day) return 'today';
  return ago <= 7 * day ? 'week' : null;
};

interface Place {
  lat: string | number | null;
  lon: string | number | null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A band, never a number: places are known to a kilometre, and even that would find a home (decisions M-6). */
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
