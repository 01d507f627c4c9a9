/** The widths of the pictures of a route, in CSS pixels: a small phone, and a window on a desk. */
export type PictureWidth = 360 | 1280;

/** A rectangle of a picture, in CSS pixels from its top left corner. */
export interface PictureRegion {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of a whole page, or of its upper part if the page is very long. */
export interface Picture {
  /** The name of its file: `GET /api/names/:name/versions/:version/pictures/:id`, a WebP. */
  id: string;
  /** In CSS pixels. */
  height: number;
}

/** One address at one width, with the stable version and with the version that is compared. */
export interface PicturePair {
  width: PictureWidth;
  /** Null for a route that the stable version does not have. */
  before: Picture | null;
  /** Null for a route that the version does not have. */
  after: Picture | null;
  /** What differs; empty for a route that is new or removed. */
  regions: PictureRegion[];
  /** The share of the pixels that differ, 0 to 1. */
  share: number;
  /** What differs from visit to visit with the stable version as well, and is therefore not compared. */
  ignored: PictureRegion[];
}

/** Why a route has no pictures: no member was logged in, its screen was not rendered, or no time was left. */
export type MissingPictures = 'members' | 'not_rendered' | 'no_time';

/** The pictures of one route. */
export interface PicturedRoute {
  /** The deployable that has the route. A shell is pictured with routes of remotes. */
  owner: string;
  /** In react-router syntax: `/chats/:id`. */
  path: string;
  /** The address that was visited: `/chats/17`. */
  address: string;
  change: 'unchanged' | 'changed' | 'added' | 'removed' | 'missing';
  /** Why there are no pictures; null unless `change` is `missing`. */
  missing: MissingPictures | null;
  /** The path of the screen that the address redirects to with the version; null when it shows its own. */
  redirectsTo: string | null;
  /** One for each width, the narrow one first; empty when `change` is `missing`. */
  pairs: PicturePair[];
}

/**
 * Why a version has no pictures. `none`: none were taken, or they were deleted for those of newer versions. `no_browser`:
 * the gateway has no browser. `error`: the run in the browser failed.
 */
export type PicturesFailure = 'none' | 'no_browser' | 'error';

/** `GET /api/names/:name/versions/:version/pictures`: the pages of a version beside those of the stable version. */
export interface PicturesResponse {
  name: string;
  version: string;
  /** The stable version; null when nothing is stable yet. */
  against: string | null;
  state: 'waiting' | 'taking' | 'ready' | 'failed';
  /** Whether `POST` to this address takes the pictures: of a verified version that is not the stable one. */
  mayTake: boolean;
  /** With `failed`: why, and a sentence in English if there is more to say. */
  failure: { code: PicturesFailure; detail: string } | null;
  /** With `taking`: how many routes are done. */
  progress: { done: number; all: number } | null;
  /** With `ready`: when the last picture was taken. ISO 8601. */
  takenAt: string | null;
  /** With `ready`: changed routes first. */
  routes: PicturedRoute[];
}
