import { Container, Heading, media, SkipLink, Stack, TabLinks, TabPanel, theme, ToastRegion } from '../index.ts';
import { ActionExamples } from './action-examples.tsx';
import { ChatListExamples } from './chat-list-examples.tsx';
import { ChatExamples } from './chat-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { LongWordExamples } from './long-word-examples.tsx';
import { MomentExamples } from './moment-examples.tsx';
import { NavigationExamples } from './navigation-examples.tsx';
import { NoticeExamples } from './notice-examples.tsx';
import { OverlayExamples } from './overlay-examples.tsx';
import { PeopleExamples } from './people-examples.tsx';
import { StateExamples } from './state-examples.tsx';
import { TextExamples } from './text-examples.tsx';

const names = { light: 'Light', dark: 'Dark' };

export type ExampleTheme = keyof typeof names;

const views = [
  { id: 'both', label: 'Side by side', href: '?' },
  { id: 'light', label: 'Light', href: '?theme=light' },
  { id: 'dark', label: 'Dark', href: '?theme=dark' },
];

type ExamplesProps = {
  /** Addresses of portraits in the ratio 4 to 5. */
  portraits?: readonly string[];
  /** One theme fills the page's width, as on a real page. Two are side by side. */
  themes?: readonly ExampleTheme[];
};

/** Every component in every state. A page for developers; its texts are samples. */
export const Examples = ({ portraits = [], themes = ['light', 'dark'] }: ExamplesProps) => {
  const view = themes.length > 1 ? 'both' : (themes[0] ?? 'both');
  return (
    <>
      <SkipLink href="#main">Skip to the components</SkipLink>
      <Container as="header">
        <TabLinks label="Theme" tabs={views} selected={view} />
      </Container>
      <TabPanel tab={view}>
        <main
          id="main"
          css={view === 'both' && { display: 'grid', [media.up('md')]: { gridTemplateColumns: '1fr 1fr' } }}
        >
          {themes.map((id) => (
            <div
              key={id}
              data-theme={id}
              css={{ minInlineSize: 0, background: theme.color.bg, color: theme.color.ink }}
            >
              <Container css={{ paddingBlock: theme.space[5] }}>
                <Stack gap={4}>
                  <Heading level={1}>{names[id]}</Heading>
                  <TextExamples />
                  <ActionExamples id={id} />
                  <NavigationExamples id={id} portrait={portraits[1]} />
                  <FormExamples id={id} />
                  <PeopleExamples portraits={portraits} />
                  <ChatListExamples portraits={portraits} />
                  <ChatExamples />
                  <NoticeExamples />
                  <StateExamples id={id} />
                  <MomentExamples portraits={portraits} />
                  <OverlayExamples portraits={portraits} />
                  <LongWordExamples id={id} />
                </Stack>
              </Container>
            </div>
          ))}
        </main>
      </TabPanel>
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </>
  );
};
