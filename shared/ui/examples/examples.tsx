import { media, SkipLink, Stack, theme, ToastRegion, Heading } from '../index.ts';
import { ActionExamples } from './action-examples.tsx';
import { ConversationExamples } from './conversation-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { NoticeExamples } from './notice-examples.tsx';
import { PeopleExamples } from './people-examples.tsx';
import { TextExamples } from './text-examples.tsx';

const themes = { light: 'Light', dark: 'Dark' };

/**
 * Every component in every state, in both themes side by side. A page for those who build: its words are samples.
 *
 * @param portraits addresses of photos of people, cut 4 to 5
 */
export const Examples = ({ portraits = [] }: { portraits?: readonly string[] }) => (
  <>
    <SkipLink href="#main">Skip to the components</SkipLink>
    <main id="main" css={{ display: 'grid', [media.up('md')]: { gridTemplateColumns: '1fr 1fr' } }}>
      {Object.entries(themes).map(([id, name]) => (
        <Stack
          key={id}
          data-theme={id}
          gap={4}
          css={{
            padding: `${theme.space[5]} ${theme.space[4]}`,
            background: theme.color.bg,
            color: theme.color.ink,
            [media.up('md')]: { padding: theme.space[6] },
          }}
        >
          <Heading level={1}>{name}</Heading>
          <TextExamples />
          <ActionExamples id={id} />
          <FormExamples id={id} />
          <PeopleExamples portraits={portraits} />
          <NoticeExamples />
          <ConversationExamples />
        </Stack>
      ))}
    </main>
    <ToastRegion label="Notices" dismissLabel="Dismiss" />
  </>
);
