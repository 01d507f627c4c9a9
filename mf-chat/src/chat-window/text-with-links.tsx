import { css, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { foundParts } from '../chat-search/found-parts.ts';
import { useLinks } from './use-links.ts';
import { withoutOverrides } from './without-overrides.ts';

/** Each line has the direction of its own first letters, and changes nothing around the text. */
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });
const link = css({ color: 'inherit', textDecoration: 'underline' });
const mark = css({ borderRadius: 2, background: theme.color.primarySoft, color: theme.color.onPrimarySoft });

interface TextWithLinksProps {
  text: string;
  /** The text to mark, whatever the case of its letters. */
  found?: string | undefined;
}

/** A text in which addresses of web pages are links. They open in a new tab and learn nothing of the page they are on. */
export const TextWithLinks = ({ text: written, found }: TextWithLinksProps) => {
  const text = withoutOverrides(written);
  const links = useLinks(text);
  const marked = foundParts(text, found);
  /** Renders a part of the text. What was found may begin outside of it, or end there. */
  const render = (start: number, end: number): ReactNode[] =>
    marked.flatMap(({ start: from, text: { length }, isFound }) => {
      const [first, last] = [Math.max(start, from), Math.min(end, from + length)];
      if (first >= last) return [];
      const shown = text.slice(first, last);
      return isFound ? (
        <mark key={first} css={mark}>
          {shown}
        </mark>
      ) : (
        shown
      );
    });

  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of links) {
    parts.push(
      ...render(end, index),
      <a key={`link-${index}`} href={url} target="_blank" rel="noopener noreferrer nofollow ugc" css={link}>
        {render(index, lastIndex)}
      </a>,
    );
    end = lastIndex;
  }
  parts.push(...render(end, text.length));
  return (
    <span dir="auto" css={words}>
      {parts}
    </span>
  );
};
