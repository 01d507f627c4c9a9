import { Fragment, type ReactNode } from 'react';

interface TextWithLinksProps {
  /** `I have read the {terms}.`: names in braces stand where the elements go, in any language's order. */
  text: string;
  elements: Record<string, ReactNode>;
}

/** A sentence with elements in it. */
export const TextWithLinks = ({ text, elements }: TextWithLinksProps) =>
  text.split(/\{(\w+)\}/).map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
