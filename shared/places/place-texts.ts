/** The texts of a list of places. */
export interface PlaceTexts {
  /** Names the list. */
  list: string;
  none: string;
  count: (count: number) => string;
}
