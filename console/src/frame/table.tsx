import { theme, VisuallyHidden } from '@pairwise/ui';
import type { ReactNode } from 'react';

export interface TableProps {
  /** Said before the table, not seen. */
  caption: string;
  /**
   * The first is the name of the line, the others are figures unless they are marked as text: that wraps, and keeps a
   * width in which it can be read.
   */
  columns: readonly { label: string; text?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A small table of figures; wider than its place it scrolls by itself, by keyboard too. */
export const Table = ({ caption, columns, rows }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div role="region" aria-label={caption} tabIndex={0} css={{ overflowX: 'auto', maxBlockSize: 340, minInlineSize: 0 }}>
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
        // Around the table anything may break anywhere; a heading of one word may not.
        thead: { color: theme.color.inkMuted, overflowWrap: 'normal' },
        'tr > :first-child': { paddingInlineStart: 0, textAlign: 'start' },
        'tr > :last-child': { paddingInlineEnd: 0 },
        '& [data-text]': { textAlign: 'start', overflowWrap: 'anywhere', minInlineSize: 190 },
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
