import { bus } from '@pairwise/bus';

/** Returns `(n) ` before the title: everything new, without an upper limit (decisions G-14). */
const prefixOf = (count: number): string => (count > 0 ? `(${count}) ` : '');

/**
 * Keeps the page's title equal to the heading of the screen in `content`. After a navigation it also moves the focus to
 * the heading, so that a screen reader announces the new page. The heading may appear later than its screen, with its
 * data.
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
    // Screen readers read a newly loaded document from its top anyway.
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
