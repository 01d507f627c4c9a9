import { css, Text, theme } from '@pairwise/ui';

import { Facts } from './facts.tsx';
import { fillText, type Values } from './fill-text.ts';
import { Filled } from './filled.tsx';
import type { Block } from './page-text.ts';
import { ExperimentsObjection } from './experiments/experiments-objection.tsx';

const list = css({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  paddingInlineStart: theme.space[5],
  listStyle: 'disc',
  '& > li::marker': { color: theme.color.secondary },
});

const BlockOf = ({ block, values }: { block: Block; values: Values }) => {
  const isKnown = (text: string): boolean => fillText(text, values) !== undefined;
  const filled = (text: string) => <Filled text={text} values={values} />;
  if (typeof block === 'string') return isKnown(block) ? <Text>{filled(block)}</Text> : null;
  if ('items' in block) {
    return (
      <ul css={list}>
        {block.items.filter(isKnown).map((item) => (
          <li key={item}>{filled(item)}</li>
        ))}
      </ul>
    );
  }
  if ('control' in block) return <ExperimentsObjection />;
  const known = block.facts.filter(([, value]) => isKnown(value));
  return <Facts facts={known.map(([name, value]) => [name, filled(value)])} />;
};

/** The paragraphs, lists and facts of a section. */
export const Blocks = ({ blocks, values }: { blocks: readonly Block[]; values: Values }) =>
  // Texts never change their order.
  blocks.map((block, index) => <BlockOf key={index} block={block} values={values} />);
