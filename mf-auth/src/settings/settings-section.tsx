import { Card, css, Heading, media, Stack, Text, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** Also the anchor of the section in the page. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

const section = css({
  padding: theme.space[4],
  scrollMarginBlockStart: `calc(${theme.bar} + ${theme.space[4]})`,
  [media.up('md')]: { padding: theme.space[5] },
});

/** One subject of the settings. */
export const SettingsSection = ({ id, title, text, children }: SettingsSectionProps) => (
  <Card as="section" id={id} css={section} aria-labelledby={`${id}-title`}>
    <Stack gap={4}>
      <div>
        <Heading level={2} size="section" id={`${id}-title`}>
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {children}
    </Stack>
  </Card>
);
