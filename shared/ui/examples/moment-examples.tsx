import { useState } from 'react';

import { Composer } from '../chat.ts';
import {
  Banner,
  Button,
  Card,
  Cluster,
  Heading,
  IconButton,
  IconCoin,
  IconPhoto,
  media,
  Photo,
  PhotoPair,
  Stack,
  Text,
  theme,
} from '../index.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;

const photoButton = (
  <IconButton label="Photo">
    <IconPhoto />
  </IconButton>
);

const columns = {
  display: 'grid',
  gap: theme.space[4],
  alignItems: 'start',
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr' },
};

const cost = (left: number) => (
  <>
    <IconCoin size={14} />
    {`1 credit a message. You have ${left}.`}
  </>
);

const Composers = () => {
  const [text, setText] = useState('');
  return (
    <>
      <Composer
        label="Message"
        placeholder="Write to Marta"
        value={text}
        onValue={setText}
        onSend={() => setText('')}
        sendLabel="Send"
        leading={photoButton}
        footer={cost(12)}
      />
      <Composer
        label="Message, typed"
        value={'Friday it is.\nI will bring the plum cake, you bring the tickets.'}
        onValue={nothing}
        onSend={nothing}
        sendLabel="Send"
        leading={photoButton}
        footer={cost(12)}
      />
      <Composer
        label="Message, without credits"
        value="Yes, on Friday."
        onValue={nothing}
        onSend={nothing}
        sendLabel="Send"
        busy
        notice={
          <Banner
            tone="promo"
            icon={<IconCoin />}
            action={
              <Button variant="primary" size="sm">
                Get credits
              </Button>
            }
          >
            <Text weight="bold" size="sm">
              Out of credits
            </Text>
            <Text size="sm" css={{ color: theme.color.onDeepMuted }}>
              Your message is kept.
            </Text>
          </Banner>
        }
        footer={cost(0)}
      />
    </>
  );
};

type MomentExamplesProps = { portraits: readonly string[] };

export const MomentExamples = ({ portraits }: MomentExamplesProps) => (
  <>
    <Section name="Composer">
      <div css={columns}>
        <Composers />
      </div>
    </Section>
    <Section name="Match">
      <Card css={{ maxInlineSize: 420 }}>
        <Stack gap={4}>
          <Heading level={3}>It’s a match!</Heading>
          <Text tone="muted">You and Marta like each other.</Text>
          <PhotoPair
            left={<Photo src={portraits[1]} alt="" ratio="1" />}
            right={<Photo src={portraits[0]} alt="Photo of Marta" ratio="1" />}
          />
          <Cluster gap={2}>
            <Button variant="primary" css={{ flex: '1 1 auto' }}>
              View profile
            </Button>
            <Button variant="ghost" css={{ flex: '1 1 auto' }}>
              Not now
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </Section>
  </>
);
