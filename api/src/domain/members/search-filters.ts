export type SearchSort = 'active' | 'new';

/** The filters of a search, complete. `search.repository.ts` passes them to the database as `member_search_filters`. */
export interface SearchFilters {
  siteId: number;
  /** Id of the viewer; 0 for a visitor. */
  viewerId: number;
  /** Leaves out members whose own preferences exclude the viewer. */
  twoWay: boolean;
  /** Undefined for any gender. */
  gender?: 'male' | 'female';
  country: string;
  region?: number;
  /** Years. */
  minAge: number;
  maxAge: number;
  /** Only members with a photo. */
  photo: boolean;
  /** Keys; members who have at least one of them. Empty for any. */
  interests: string[];
  sort: SearchSort;
}

/** The last member of the previous page. The order by newest members does not use the hour. */
export interface SearchKey {
  /** Members with a photo come before those without one. */
  photo: boolean;
  /** Hours since 1970 of the latest activity. */
  bucket: number;
  /** The public id. */
  id: number;
}

/** The filters that a wider search replaces. `region` null means all regions of its countries. */
export interface WiderSearch {
  countries: string[];
  region: null;
  minAge: number;
  maxAge: number;
}
