import type { Member as MemberView } from '@pairwise/contracts';
import type { profileFieldKeys } from '@pairwise/contracts/shapes/member';

import { visiblePhotos } from '../photos/photos.policy.ts';
import { imageView } from '../photos/photos.view.ts';
import type { Member } from '../account/member.ts';
import type { Site } from '../sites/sites.repository.ts';
import type { MemberRow } from './member.repository.ts';
import { cardView } from './member-card.view.ts';

type FieldKey = (typeof profileFieldKeys)[number];

/**
 * Builds a profile page. A visitor gets the card and the main photo. The site decides which fields and notes are shown
 * (M-16).
 */
export const memberView = (row: MemberRow, viewer: Member | null, site: Site): MemberView =>
  row.i_blocked ? blockedView(wholeView(row, viewer, site)) : wholeView(row, viewer, site);

/** Reduces a profile that the viewer has blocked to what is needed to unblock the member (decisions S-1). */
const blockedView = (view: MemberView): MemberView => ({
  ...view,
  main_image: null,
  online: null,
  headline: null,
  about: null,
  fields: [],
  interests: [],
  images: [],
  images_locked: 0,
});

const wholeView = (row: MemberRow, viewer: Member | null, { settings }: Site): MemberView => {
  const own = viewer?.id === row.id;
  const seen = row.photos.slice(0, own ? row.photos.length : visiblePhotos(viewer));
  const note = (key: 'headline' | 'about') =>
    viewer && settings.visible_profile_notes.includes(key) ? row[key] : null;
  return {
    ...cardView(row, viewer),
    headline: note('headline'),
    about: note('about'),
    fields: viewer ? fieldsOf(row, settings.visible_profile_fields) : [],
    interests: viewer && settings.visible_profile_notes.includes('interests') ? row.interests : [],
    images: seen.map(imageView),
    images_locked: row.photos.length - seen.length,
    relation: {
      i_liked: row.liked,
      liked_me: row.liked_me,
      match: row.match,
      conversation: row.conversation,
      i_blocked: row.i_blocked,
    },
  };
};

const fieldsOf = (row: MemberRow, keys: readonly FieldKey[]): MemberView['fields'] =>
  keys.flatMap((key) => {
    const value = row[key];
    return value === null ? [] : [{ key, value }];
  });
