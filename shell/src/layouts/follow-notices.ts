/**
 * Tells the styles of every screen how high the notices above it are (`theme.notices`): a screen that fits between the
 * bars of a phone makes room for them.
 */
export const followNotices = (notices: HTMLElement): void => {
  const update = () => document.documentElement.style.setProperty('--notices', `${notices.offsetHeight}px`);
  new ResizeObserver(update).observe(notices);
};
