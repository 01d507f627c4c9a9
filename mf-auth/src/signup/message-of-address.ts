const MESSAGE_LENGTH = 1_000;

/** Reads the first line that a member's landing page proposes: `/members/7/signup#message=Hello`. */
export const messageOfAddress = ({ hash }: Pick<Location, 'hash'>): string =>
  (new URLSearchParams(hash.slice(1)).get('message') ?? '').slice(0, MESSAGE_LENGTH);

/** Removes the proposal from the address, so that after a reload the visitor's own text counts. */
export const dropMessageOfAddress = (): void => {
  if (messageOfAddress(location) === '') return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
};
