import { theme, VisuallyHidden } from '@pairwise/ui';
import type { ReactNode } from 'react';

export interface TableProps {
  /** Read by screen readers before the table, not visible. */
  caption: string;
  /**
   * The first column names the row. The others are figures unless marked as `text`: text wraps and keeps a readable
   * width.
   */
  columns: readonly { label: string; text?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Shadows at the edges behind which more of the table is: covers that scroll with it hide them where it ends. */
const edgeShadows = {
  backgroundImage: [
    `linear-gradient(to right, ${theme.color.surface} 40%, transparent)`,
    `linear-gradient(to left, ${theme.color.surface} 40%, transparent)`,
    `linear-gradient(to top, ${theme.color.surface} 40%, transparent)`,
    `linear-gradient(to right, ${theme.color.line}, transparent)`,
    `linear-gradient(to left, ${theme.color.line}, transparent)`,
    `linear-gradient(to top, ${theme.color.line}, transparent)`,
  ].join(),
  backgroundPosition: 'left, right, bottom, left, right, bottom',
  backgroundSize: '32px 100%, 32px 100%, 100% 32px, 14px 100%, 14px 100%, 100% 14px',
  backgroundAttachment: 'local, local, local, scroll, scroll, scroll',
  backgroundRepeat: 'no-repeat',
};

/** A small table of figures. When it is larger than its container, it scrolls, by keyboard too. */
export const Table = ({ caption, columns, rows }: TableProps) => (
  <div
    role="region"
    aria-label={caption}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    tabIndex={0}
    css={{ overflow: 'auto', maxBlockSize: 340, minInlineSize: 0, ...edgeShadows }}
  >
    <table
      css={{
        inlineSize: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        ...theme.text.sm,
        'th, td': {
          padding: `${theme.space[1]} ${theme.space[2]}`,
          borderBlockEnd: `1px solid ${theme.color.line}`,
          textAlign: 'end',
          verticalAlign: 'top',
          fontWeight: theme.weight.body,
        },
        // Text around the table may break anywhere; a one-word column heading may not.
        thead: { color: theme.color.inkMuted, overflowWrap: 'normal' },
        'tr > :first-child': { paddingInlineStart: 0, textAlign: 'start' },
        'tr > :last-child': { paddingInlineEnd: 0 },
        '& [data-text]': { textAlign: 'start', overflowWrap: 'anywhere', minInlineSize: 'min(190px, 30vw)' },
        'tr:has([data-text]) > :first-child': { minInlineSize: 130 },
        'th[data-text]': { overflowWrap: 'normal' },
      }}
    >
      <caption css={{ blockSize: 0 }}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ label, text }) => (
            <th key={label} scope="col" {...(text && { 'data-text': true })}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]?.label} scope="row" css={{ overflowWrap: 'anywhere' }}>
                  {cell}
                </th>
              ) : (
                <td key={columns[index]?.label} {...(columns[index]?.text && { 'data-text': true })}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
