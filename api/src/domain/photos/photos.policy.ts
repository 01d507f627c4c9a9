import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import type { SiteSettings } from '../sites/site-settings.ts';

/**
 * Photos a member may have; other members see no more than these of a member (decisions M-14). The database holds the
 * same limits (`photos_limit`).
 */
export const photoLimits = { free: 3, premium: 25 } as const;

/** How many photos of another member a visitor sees (decisions M-4). */
const visitorPhotos = 1;

/** In the demo no one moderates: a photo is approved automatically after this many seconds. */
export const demoApprovalSeconds = 5;

/** Minutes after which an upload has ended, one way or the other. */
export const UPLOAD_MINUTES = 10;

/** Concurrent uploads of one member. */
export const maxConcurrentUploads = 10;

/**
 * How many uploads of the largest size may be in memory concurrently: about 100 MB in one process, of which one member
 * can take a third. Photos of phones are smaller, so more of them fit. The others get `rate_limited` and are retried.
 */
export const largestUploads = { together: 10, ofOneMember: 3 } as const;

/** Days after which a photo of a chat that was not sent is deleted. */
export const UNSENT_DAYS = 2;

/** Photos for chats that a member can upload in an hour: as many as ten minutes of messages can hold. */
export const chatPhotoRate = (memberId: number): Limit => ({
  key: `chat-photo:${memberId}`,
  most: 200,
  windowSeconds: 3600,
});

interface Payer {
  paid: boolean;
}

/** Returns how many photos a member may have. */
export const photoLimit = ({ paid }: Payer): number => (paid ? photoLimits.premium : photoLimits.free);

/** Returns how many photos of another member a viewer sees, main photo first; null is a visitor (decisions M-4). */
export const visiblePhotos = (viewer: Payer | null): number => (viewer ? photoLimit(viewer) : visitorPhotos);

/** What decides whether a viewer may load the file of a photo. */
export interface PhotoAccess {
  site_id: number;
  /** The owner's profile is shown to others: it is complete, and no moderator has hidden it. */
  shown: boolean;
  /** The owner is invisible (decisions M-15). */
  invisible: boolean;
  /** Landing pages show the owner to visitors (decisions R-10). */
  landing: boolean;
  /** The viewer is the owner. */
  own: boolean;
  /** The viewer received the photo in a chat. */
  received: boolean;
  /** How many photos are shown before it in the owner's profile; null when others do not see it. */
  rank: number | null;
  /** One of the two has blocked the other. */
  blocked: boolean;
  /** The owner likes the viewer, or the two have a chat. */
  met: boolean;
}

/** The site at whose address a photo is requested. */
interface PhotoSite {
  id: number;
  settings: Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
}

/**
 * Whether any visitor of a site may search (decisions M-5). Where only those with a traffic source may, the request for a
 * file does not say whether its visitor has one, and anyone can name one.
 */
const isOpenToVisitors = ({ settings }: PhotoSite): boolean =>
  settings.logged_out_search === 'yes' || settings.logged_out_search_trafficsource === 'yes';

/** Whether visitors see the main photo of a member: in a search, or on a landing page. */
const isShownToVisitors = (site: PhotoSite, { site_id, shown, invisible, landing }: PhotoAccess): boolean =>
  site_id === site.id && shown && !invisible && (landing || isOpenToVisitors(site));

/**
 * Whether a viewer may load the file of a photo; null is a visitor. An address alone gives no right (MEMBER-04):
 * further photos are loaded by those who see them in the profile (decisions M-4). The main photo is on every card,
 * including in lists where a block or invisibility is shown in words, so each member may load it, and visitors where
 * they may search, unless the owner is invisible. Of a profile that is not shown, it is left in the chats and likes of
 * those who met the owner.
 */
export const mayLoadPhoto = (
  viewer: (Payer & { siteId: number }) | null,
  site: PhotoSite,
  photo: PhotoAccess,
): boolean => {
  if (photo.own || photo.received) return true;
  if (photo.rank === null) return false;
  if (viewer === null) return photo.rank < visitorPhotos && isShownToVisitors(site, photo);
  if (viewer.siteId !== photo.site_id || photo.rank >= visiblePhotos(viewer)) return false;
  if (!photo.shown) return photo.rank === 0 && photo.met;
  return photo.rank === 0 || (!photo.blocked && (!photo.invisible || photo.met));
};

/** @throws {DomainError} `photo_limit` when the member has as many photos as they may have */
export const requirePhotoRoom = (member: Payer, placed: number): void => {
  if (placed >= photoLimit(member)) throw photoLimitReached(member);
};

/** Returns the error for a member without room for another photo. The text for premium members offers no Premium. */
export const photoLimitReached = (member: Payer): DomainError =>
  new DomainError('photo_limit', member.paid ? { params: { rule: 'premium', limit: photoLimit(member) } } : {});

/** @throws {DomainError} `photo_banned` for a picture that a moderator refused before */
export const requireNotBanned = (isBanned: boolean): void => {
  if (isBanned) throw new DomainError('photo_banned', { field: 'photo' });
};

/**
 * Checks that a new order names exactly the photos that have a place. Any other list comes from a page that is outdated.
 * @throws {DomainError} `invalid_order`
 */
export const requireSamePhotos = (order: readonly string[], placed: readonly string[]): void => {
  const ids = new Set(placed);
  const isSame = order.length === ids.size && new Set(order).size === ids.size && order.every((id) => ids.has(id));
  if (!isSame) throw new DomainError('invalid_order', { field: 'order' });
};
