import { css, Heading, media, Stack, Text, theme } from '@pairwise/ui';

import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { plainText } from './fill-text.ts';
import { Filled } from './filled.tsx';
import { measure, PageFrame } from './page-frame.tsx';
import { PageState } from './page-state.tsx';
import type { PageText } from './page-text.ts';
import type { TextLoaders } from './page-text.queries.ts';
import { useAnchor } from './use-anchor.ts';
import { useLoadedPage } from './use-loaded-page.ts';

const columns = css({
  display: 'grid',
  gap: theme.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.up('lg')]: {
    gridTemplateColumns: `minmax(0, 17rem) minmax(0, ${measure})`,
    columnGap: theme.space[7],
  },
  '@media print': { display: 'block' },
});

const section = css({ maxInlineSize: measure });

interface ContentPageProps {
  /** The name of the page, the same in every language. */
  name: string;
  texts: TextLoaders<PageText>;
}

/** A page of text with its sections (ROUTE-33, LAND-03, LAND-04). */
export const ContentPage = ({ name, texts }: ContentPageProps) => {
  const { page, retry } = useLoadedPage(name, texts);
  useAnchor(page !== undefined);
  if (!page) return <PageState retry={retry} />;
  const { text, values } = page;
  const sections = text.sections.map(({ title, ...rest }) => ({ ...rest, title: plainText(title, values) }));
  return (
    <PageFrame>
      <Stack gap={5}>
        <Stack gap={2} css={{ maxInlineSize: measure }}>
          <Heading level={1}>{plainText(text.title, values)}</Heading>
          <Text size="lg" tone="muted">
            <Filled text={text.lead} values={values} />
          </Text>
        </Stack>
        <div css={columns}>
          <Contents sections={sections} />
          <Stack gap={6}>
            {sections.map(({ id, title, body }) => (
              <Stack key={id} as="section" gap={3} id={id} aria-labelledby={`${id}-title`} css={section}>
                <Heading level={2} id={`${id}-title`}>
                  {title}
                </Heading>
                <Blocks blocks={body} values={values} />
              </Stack>
            ))}
          </Stack>
        </div>
      </Stack>
    </PageFrame>
  );
};
