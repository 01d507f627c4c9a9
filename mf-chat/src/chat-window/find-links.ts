import { LinkifyIt } from 'linkify-it';

/** An address of a web page in a text. */
export interface FoundLink {
  /** Where it begins in the text, and where it ends. */
  index: number;
  lastIndex: number;
  /** The complete address. */
  url: string;
}

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

/** Finds the addresses of web pages in a text that show where they lead, in their order. */
export const findLinks = (text: string): FoundLink[] => {
  let endOfUnlinked = 0;
  return (linkify.match(text) ?? []).filter(({ index, url }) => {
    if (namesUser(text.slice(index))) endOfUnlinked = endOfWord(text, index);
    return isWeb(url) && index >= endOfUnlinked;
  });
};
