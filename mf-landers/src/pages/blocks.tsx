import { css, media, Text, theme } from '@pairwise/ui';

import { fillText, type Values } from './fill-text.ts';
import { Filled } from './filled.tsx';
import type { Block } from './page-text.ts';

const list = css({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  paddingInlineStart: theme.space[5],
  listStyle: 'disc',
  '& > li::marker': { color: theme.color.secondary },
});

const facts = css({
  display: 'grid',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  margin: 0,
  paddingInlineStart: theme.space[4],
  borderInlineStart: `3px solid ${theme.color.line}`,
  '& dt': { fontWeight: theme.weight.medium, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, marginBlockEnd: theme.space[2], overflowWrap: 'anywhere' },
  [media.up('sm')]: {
    gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr)',
    '& dd': { marginBlockEnd: 0 },
    rowGap: theme.space[3],
  },
  '@media print': { breakInside: 'avoid' },
});

const BlockOf = ({ block, values }: { block: Block; values: Values }) => {
  const isKnown = (text: string): boolean => fillText(text, values) !== undefined;
  if (typeof block === 'string') {
    return isKnown(block) ? (
      <Text>
        <Filled text={block} values={values} />
      </Text>
    ) : null;
  }
  if ('items' in block) {
    return (
      <ul css={list}>
        {block.items.filter(isKnown).map((item) => (
          <li key={item}>
            <Filled text={item} values={values} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl css={facts}>
      {block.facts
        .filter(([, value]) => isKnown(value))
        .map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>
            <Filled text={value} values={values} />
          </dd>,
        ])}
    </dl>
  );
};

/** The paragraphs, lists and facts of a section. */
export const Blocks = ({ blocks, values }: { blocks: readonly Block[]; values: Values }) =>
  // Texts never change their order.
  blocks.map((block, index) => <BlockOf key={index} block={block} values={values} />);
