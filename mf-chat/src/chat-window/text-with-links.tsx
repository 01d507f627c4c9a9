import { css, theme } from '@pairwise/ui';
import { LinkifyIt } from 'linkify-it';
import type { ReactNode } from 'react';

import { foundParts } from '../chat-search/found-parts.ts';
import { withoutOverrides } from './without-overrides.ts';

/** Each line has the direction of its own first letters, and changes nothing around the text. */
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });
const link = css({ color: 'inherit', textDecoration: 'underline' });
const mark = css({ borderRadius: 2, background: theme.color.primarySoft, color: theme.color.onPrimarySoft });

/** Only addresses of web pages: no mail addresses, no other protocols. */
const linkify = new LinkifyIt({ fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);

/** Whether the host of an address follows an @: what is before it looks like the host, but is a user name. */
const namesUser = (fromAddress: string): boolean => /^(?:https?:\/\/)?[^\s/?#]*@/i.test(fromAddress);

const endOfWord = (text: string, from: number): number => {
  const length = text.slice(from).search(/\s/);
  return length === -1 ? text.length : from + length;
};

interface TextWithLinksProps {
  text: string;
  /** The text to mark, whatever the case of its letters. */
  found?: string | undefined;
}

/** A text in which addresses of web pages are links. They open in a new tab and learn nothing of the page they are on. */
export const TextWithLinks = ({ text: written, found }: TextWithLinksProps) => {
  const text = withoutOverrides(written);
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
  let endOfUnlinked = 0;
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (namesUser(text.slice(index))) endOfUnlinked = endOfWord(text, index);
    if (!isWeb(url) || index < endOfUnlinked) continue;
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
