import { css } from '@pairwise/ui';
import { LinkifyIt } from 'linkify-it';
import type { ReactNode } from 'react';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const link = css({ color: 'inherit', textDecoration: 'underline' });

/** Only addresses of web pages: no mail addresses, no other protocols. */
const linkify = new LinkifyIt({ fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);

/** A text in which addresses of web pages are links. They open in a new tab and learn nothing of the page they are on. */
export const TextWithLinks = ({ text }: { text: string }) => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, lastIndex, url, text: shown } of linkify.match(text) ?? []) {
    if (!isWeb(url)) continue;
    parts.push(
      text.slice(end, index),
      <a key={index} href={url} target="_blank" rel="noopener noreferrer nofollow ugc" css={link}>
        {shown}
      </a>,
    );
    end = lastIndex;
  }
  parts.push(text.slice(end));
  return <span css={words}>{parts}</span>;
};
