import { Text, theme } from '@pairwise/ui';

/** A titled list of short names or addresses below a notice; nothing when the list is empty. */
export const NoticeList = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <div css={theme.text.sm}>
      <Text size="sm" weight="medium">
        {title}
      </Text>
      <ul
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: theme.space[1],
          margin: 0,
          marginBlockStart: theme.space[1],
          padding: 0,
          listStyle: 'none',
        }}
      >
        {items.map((item) => (
          <li
            key={item}
            css={{
              paddingInline: theme.space[2],
              borderRadius: theme.radius.sm,
              background: theme.color.inset,
              overflowWrap: 'anywhere',
            }}
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
