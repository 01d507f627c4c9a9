import { bus } from '@pairwise/bus';

/** `(n) Title`: everything new, without a cap (decisions G-14). */
const prefixOf = (count: number): string => (count > 0 ? `(${count}) ` : '');

/**
 * The page's title follows the heading of the screen that stands in `content`, and after a navigation the focus goes to
 * that heading, so that a screen reader says where one has come to. The heading may come later than its screen, with
 * its data.
 */
export const followHeading = (content: HTMLElement): void => {
  let isFirstPage = true;
  let awaitsFocus = false;

  const update = (): void => {
    const heading = content.querySelector('h1');
    const { name } = bus.settings$.value;
    const text = heading?.textContent.trim();
    document.title = `${prefixOf(bus.unread$.value + bus.likes$.value)}${text ? `${text} · ${name}` : name}`;
    if (!awaitsFocus || !heading) return;
    awaitsFocus = false;
    heading.tabIndex = -1;
    heading.focus();
  };

  bus.on('navigation:done').subscribe(() => {
    // A document that has just been loaded is read from its top by itself.
    awaitsFocus = !isFirstPage;
    isFirstPage = false;
    if (awaitsFocus) {
      window.scrollTo(0, 0);
      content.focus({ preventScroll: true });
    }
    update();
  });
  bus.unread$.subscribe(update);
  bus.likes$.subscribe(update);
  new MutationObserver(update).observe(content, { childList: true, characterData: true, subtree: true });
};
