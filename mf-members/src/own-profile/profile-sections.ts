import { nameLength } from '@pairwise/contracts/profile-choices';

import type { OwnProfile, ProfileResponse, SectionChange } from './own-profile.queries.ts';

/** The fields of each section, in the order of the page. */
export const sectionFields = {
  about: ['headline', 'about'],
  basics: ['name', 'gender', 'seek_gender'],
  place: ['country', 'region', 'city'],
  details: ['sexuality', 'relationship_status', 'body_type', 'hair_color', 'eye_color', 'tattoos'],
  interests: ['interests'],
} as const satisfies Record<string, readonly (keyof OwnProfile)[]>;

export type Section = keyof typeof sectionFields;
type Field = (typeof sectionFields)[Section][number];

/** All editable fields. */
export type Editable = Pick<OwnProfile, Field>;
/** Unsaved changes. */
export type Draft = Partial<Editable>;

export const isSection = (name: string | undefined): name is Section =>
  name !== undefined && Object.hasOwn(sectionFields, name);

type Part = ProfileResponse['missing'][number];

/** What a member fills in next: a part of a complete profile, or the gender, without which no one sees the profile. */
export type NextPart = Part | 'gender';

/** Returns what is missing of a profile: what the member fills in next, undefined when nothing is missing, and later parts. */
export const missingParts = ({
  profile,
  missing,
}: Pick<ProfileResponse, 'profile' | 'missing'>): { next: NextPart | undefined; later: readonly Part[] } => {
  if (profile.gender !== null) return { next: missing[0], later: missing.slice(1) };
  const others = [profile.seek_gender, ...sectionFields.details.map((field) => profile[field])];
  // The gender is one of the details.
  return { next: 'gender', later: missing.filter((part) => part !== 'fields' || others.includes(null)) };
};

const sectionOf: Record<NextPart, Section | 'photos'> = {
  gender: 'basics',
  photo: 'photos',
  location: 'place',
  fields: 'details',
  headline: 'about',
  about: 'about',
  interests: 'interests',
};

/** Returns the section where a missing part is filled in. Photos have no form of their own. */
export const sectionToFill = (part: NextPart, { seek_gender }: OwnProfile): Section | 'photos' =>
  part === 'fields' && seek_gender === null ? 'basics' : sectionOf[part];

const isSame = (one: unknown, other: unknown): boolean =>
  // An empty field equals one that was never filled in.
  JSON.stringify(one === '' ? null : one) === JSON.stringify(other === '' ? null : other);

/** Returns the fields of a section whose draft differs from the profile. */
const changedFields = (section: Section, profile: OwnProfile, draft: Draft): Field[] =>
  sectionFields[section].filter((field) => Object.hasOwn(draft, field) && !isSame(draft[field], profile[field]));

export const isChanged = (section: Section, profile: OwnProfile, draft: Draft): boolean =>
  changedFields(section, profile, draft).length > 0;

export const withoutSection = (section: Section, draft: Draft): Draft => {
  const fields: readonly string[] = sectionFields[section];
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)));
};

const orNull = (text: string | null): string | null => text?.trim() || null;

/** Returns what saving a section sends; undefined while a required field is missing. */
export const changeToSave = (section: Section, profile: OwnProfile, draft: Draft): SectionChange | undefined => {
  const { country, region, city, name, headline, about, gender, seek_gender, ...rest } = { ...profile, ...draft };
  if (section === 'place') {
    const town = orNull(city);
    return region === null || town === null ? undefined : { place: { country, region, city: town } };
  }
  if (section === 'basics' && name.trim().length < nameLength.min) return undefined;
  // A choice that was never made is not sent: the api does not accept null for it.
  const values: Draft = {
    ...rest,
    name: name.trim(),
    headline: orNull(headline),
    about: orNull(about),
    ...(gender && { gender }),
    ...(seek_gender && { seek_gender }),
  };
  const changed = changedFields(section, profile, draft);
  return {
    fields: Object.fromEntries(Object.entries(values).filter(([field]) => changed.some((key) => key === field))),
  };
};
