/** The store could not be asked, or what it answered is not what was published. It may be right again later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
