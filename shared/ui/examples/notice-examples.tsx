import { Banner, Button, Text, theme } from '../index.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;

export const NoticeExamples = () => (
  <Section name="Notices">
    <Banner
      tone="promo"
      action={
        <Button variant="primary" size="sm">
          Claim
        </Button>
      }
    >
      <Text weight="bold">
        25 % off for the next{' '}
        <Text as="span" numeric css={{ color: theme.color.onDeepAccent }}>
          03:41:22
        </Text>
      </Text>
      <Text size="sm" css={{ color: theme.color.onDeepMuted }}>
        Any package before the clock runs out.
      </Text>
    </Banner>
    <Banner onDismiss={nothing} dismissLabel="Dismiss">
      Add a photo and three times as many people answer.
    </Banner>
    <Banner tone="success">Your email is confirmed.</Banner>
    <Banner tone="offline">You are offline. Messages wait here.</Banner>
    <Banner tone="warning">Confirm your email address to write.</Banner>
    <Banner tone="danger">The bank declined this payment. Nothing was taken.</Banner>
  </Section>
);
