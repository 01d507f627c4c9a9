import { IconChevronRight, theme } from '@pairwise/ui';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  label: ReactNode;
  /** Rendered only while it is open. */
  children: () => ReactNode;
  /** Whether it is open at first. */
  opened?: boolean;
}

/** A summary line that opens to show more. */
export const Disclosure = ({ label, children, opened = false }: DisclosureProps) => {
  const [open, setOpen] = useState(opened);
  return (
    <details css={{ minInlineSize: 0 }} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: theme.space[1],
          minBlockSize: theme.tap,
          color: theme.color.link,
          fontWeight: theme.weight.medium,
          listStyle: 'none',
          cursor: 'pointer',
          ...theme.text.sm,
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & > svg': { transform: 'rotate(90deg)' },
          '& > svg': { transition: `transform ${theme.motion.fast}` },
        }}
      >
        <IconChevronRight />
        {label}
      </summary>
      {open && children()}
    </details>
  );
};
