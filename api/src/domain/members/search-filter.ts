export type SearchSort = 'active' | 'new';

export interface SearchFilter {
  siteId: number;
  /** 0 for a visitor. */
  viewerId: number;
  /** Leaves out whose own wishes exclude the viewer. */
  twoWay: boolean;
  /** Without one, everybody. */
  gender?: 'male' | 'female';
  country: string;
  region?: number;
  minAge: number;
  maxAge: number;
  photo: boolean;
  interests: string[];
  sort: SearchSort;
}

/** The member a page begins after: hour of activity and public id. The newest come in the order of ids alone. */
export interface SearchKey {
  bucket: number;
  id: number;
}

/** A wider search: the same but for what is said here; `region` null is anywhere in its countries. */
export interface WiderSearch {
  countries: string[];
  region: null;
  minAge: number;
  maxAge: number;
}
