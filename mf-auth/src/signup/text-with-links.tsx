import { Fragment, type ReactNode } from 'react';

interface TextWithLinksProps {
  /** A text such as `I have read the {terms}.`: each name in braces is replaced by its element. */
  text: string;
  elements: Record<string, ReactNode>;
}

/** Renders a text with elements in place of its placeholders. */
export const TextWithLinks = ({ text, elements }: TextWithLinksProps) =>
  text.split(/\{(\w+)\}/).map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
