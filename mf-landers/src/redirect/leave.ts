/** Marks the address of a redirect that is over, so that the way back from the partner does not lead there again. */
export const STAY = '#stay';

/** The host of a partner's page; undefined for anything but https. */
export const hostOf = (target: string): string | undefined => {
  const { protocol, host } = new URL(target);
  return protocol === 'https:' ? host : undefined;
};

/** Opens the page of a partner without a referrer. */
export const leaveTo = (target: string): void => {
  history.replaceState(history.state, '', STAY);
  const link = document.createElement('a');
  link.href = target;
  link.rel = 'sponsored noopener noreferrer';
  link.click();
};
