import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { profileParts } from '@pairwise/contracts/endpoints/profile';
import { interestKeys, profileFieldValues } from '@pairwise/contracts/profile-choices';
import { sought } from '@pairwise/contracts/shapes/member';

import type { OwnProfileRow } from './profile.repository.ts';

type OwnProfile = ResponseOf<Endpoints['GET /api/profile.php']>;

/** Reads a text column as one of its choices. A value that is no choice any more counts as missing. */
export const known = <const Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

type Part = (typeof profileParts)[number];

const isFilled: Record<Part, (row: OwnProfileRow) => boolean> = {
  photo: ({ photos }) => photos > 0,
  location: ({ city, region }) => city !== null && region !== null,
  fields: (row) =>
    [
      row.gender,
      row.seek_gender,
      row.sexuality,
      row.hair_color,
      row.eye_color,
      row.body_type,
      row.relationship_status,
      row.tattoos,
    ].every((value) => value !== null),
  headline: ({ headline }) => headline !== null,
  about: ({ about }) => about !== null,
  interests: ({ interests }) => interests.length > 0,
};

/** Builds the own profile with every field, its completeness in percent, and the parts that are missing. */
export const ownProfileView = (row: OwnProfileRow): OwnProfile => {
  const missing = profileParts.filter((part) => !isFilled[part](row));
  return {
    profile: {
      name: row.name,
      status: row.status,
      date_of_birth: row.date_of_birth,
      gender: known(profileFieldValues.gender, row.gender),
      sexuality: known(profileFieldValues.sexuality, row.sexuality),
      seek_gender: known(sought, row.seek_gender),
      country: row.country,
      region: row.region,
      region_name: row.region_name,
      city: row.city,
      hair_color: known(profileFieldValues.hair_color, row.hair_color),
      eye_color: known(profileFieldValues.eye_color, row.eye_color),
      body_type: known(profileFieldValues.body_type, row.body_type),
      relationship_status: known(profileFieldValues.relationship_status, row.relationship_status),
      tattoos: known(profileFieldValues.tattoos, row.tattoos),
      headline: row.headline,
      about: row.about,
      interests: interestKeys.filter((key) => row.interests.includes(key)),
      landing_opt_in: row.landing_opt_in,
    },
    completeness: Math.round((100 * (profileParts.length - missing.length)) / profileParts.length),
    missing,
  };
};
