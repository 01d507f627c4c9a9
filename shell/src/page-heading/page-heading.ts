import { bus } from '@pairwise/bus';

import { isDescribed } from './written-head.ts';

/** Returns `(n) ` before the title: everything new, without an upper limit (decisions G-14). */
const prefixOf = (count: number): string => (count > 0 ? `(${count}) ` : '');

/**
 * Returns the title that the gateway wrote. It stays until the page shows a heading, so that a tab has a name while its
 * page loads. The one for search engines stays until another page, heading or language is shown.
 */
const readWrittenTitle = (): ((heading: string | undefined) => string | undefined) => {
  const stays = isDescribed();
  const { title } = document;
  const { pathname } = location;
  const language = bus.language$.value;
  let first: string | undefined;
  return (heading) => {
    first ??= heading;
    const isSamePage = location.pathname === pathname && bus.language$.value === language;
    return isSamePage && (heading === undefined || (stays && heading === first)) ? title : undefined;
  };
};

/**
 * Keeps the page's title equal to the heading of the screen in `content`. After a navigation it also moves the focus to
 * the heading, so that a screen reader announces the new page. The heading may appear later than its screen, with its
 * data.
 */
export const followHeading = (content: HTMLElement): void => {
  let isFirstPage = true;
  let awaitsFocus = false;
  const writtenTitle = readWrittenTitle();

  const update = (): void => {
    const heading = content.querySelector('h1');
    const { name } = bus.settings$.value;
    const text = heading?.textContent.trim();
    const title = writtenTitle(text) ?? (text ? `${text} · ${name}` : name);
    document.title = `${prefixOf(bus.unread$.value + bus.likes$.value)}${title}`;
    if (!awaitsFocus || !heading) return;
    awaitsFocus = false;
    // A list that the member returns to has given the focus back to the link that they left it by.
    const { activeElement } = document;
    if (activeElement !== content && content.contains(activeElement)) return;
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
