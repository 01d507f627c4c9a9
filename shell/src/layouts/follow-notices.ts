/**
 * Publishes the height of the notices above the screen as a CSS variable (`theme.notices`). Screens that fill the space
 * between the bars of a phone leave room for them.
 */
export const followNotices = (notices: HTMLElement): void => {
  const update = () => document.documentElement.style.setProperty('--notices', `${notices.offsetHeight}px`);
  new ResizeObserver(update).observe(notices);
};
