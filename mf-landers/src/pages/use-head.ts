import { useEffect } from 'react';

/**
 * Describes a page to search engines: its description in place of the site's, and its one address without query and
 * anchor. The shell takes the title from the heading.
 * @param description undefined while the page loads
 */
export const useHead = (description: string | undefined): void => {
  useEffect(() => {
    if (description === undefined) return undefined;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = meta?.content ?? '';
    if (meta) meta.content = description;
    const canonical = document.createElement('link');
    canonical.rel = 'canonical';
    canonical.href = new URL(location.pathname, location.origin).href;
    document.head.append(canonical);
    return () => {
      canonical.remove();
      if (meta) meta.content = before;
    };
  }, [description]);
};
