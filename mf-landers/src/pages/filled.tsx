import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { css, theme } from '@pairwise/ui';

import { fillText, type Values } from './fill-text.ts';
import { pageLink } from './page-links.ts';

const link = css({ color: theme.color.link, textDecoration: 'underline', textUnderlineOffset: 3 });

interface FilledProps {
  text: string;
  values: Values;
}

const FilledLink = ({ label, target, values }: { label: string; target: string; values: Values }) => {
  const to = pageLink(target, { email: values['email'] ?? '', phone: values['phone'] ?? '' });
  if (!to.startsWith('/'))
    return (
      <a href={to} css={link}>
        {label}
      </a>
    );
  if (!isRouteLive(to.replace(/[?#].*$/, ''))) return label;
  return (
    <Link to={to} css={link}>
      {label}
    </Link>
  );
};

/** A text with its values and links; nothing when the site does not have one of the values. */
export const Filled = ({ text, values }: FilledProps) =>
  fillText(text, values)?.map((part, index) =>
    part.link === undefined ? (
      part.text
    ) : (
      // Texts never change their order.
      <FilledLink key={index} label={part.text} target={part.link} values={values} />
    ),
  );
