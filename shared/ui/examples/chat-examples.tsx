import { Bubble, DaySeparator, TypingBubble } from '../chat.ts';
import { Button, Cluster, Divider, Stack, Text, theme } from '../index.ts';
import { Section } from './section.tsx';

export const ChatExamples = () => (
  <Section name="Conversation">
    <Stack gap={1}>
      <DaySeparator sticky={false}>Today</DaySeparator>
      <Bubble side="in" time="20:04">
        You took the night train to Vienna. Was it worth it?
      </Bubble>
      <Bubble side="out" time="20:09" status="read" statusLabel="Read" css={{ marginBlock: 6 }}>
        Completely. A stranger fed me plum cake all the way to Brno.
      </Bubble>
      <Divider tone="unread" label="2 new messages" />
      <Bubble side="in" time="20:11">
        Friday the 4th?
      </Bubble>
      <Bubble side="in" time="20:11">
        It leaves Kraków at 22:10.
      </Bubble>
      <Bubble side="out" time="20:13" status="sent" statusLabel="Sent" css={{ marginBlockStart: 6 }}>
        Yes. Window seat is yours.
      </Bubble>
      <Bubble side="out" status="sending" statusLabel="Sending">
        One moment
      </Bubble>
      <Bubble
        side="out"
        status="failed"
        statusLabel="Not sent"
        footer={
          <Cluster gap={1} css={{ color: theme.color.danger }}>
            <Text as="span" size="sm" weight="medium">
              Not sent, no charge.
            </Text>
            <Button variant="plain" size="sm">
              Try again
            </Button>
          </Cluster>
        }
      >
        And I will book the return.
      </Bubble>
      <TypingBubble label="Marta is typing" />
    </Stack>
  </Section>
);
