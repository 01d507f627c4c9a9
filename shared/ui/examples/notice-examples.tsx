import { useState } from 'react';

import {
  Banner,
  Button,
  Card,
  Cluster,
  Dialog,
  EmptyState,
  ErrorState,
  IconCloudOff,
  Sheet,
  showToast,
  Stack,
  Text,
  theme,
} from '../index.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;

const DialogExample = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Block Lars?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="danger" size="sm" onClick={close}>
              Block
            </Button>
            <Button variant="ghost" size="sm" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Text size="sm">He can no longer see or write to you. He is not told.</Text>
      </Dialog>
    </>
  );
};

const SheetExample = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Sheet
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        actions={
          <>
            <Button variant="primary" block onClick={close}>
              Show 128 people
            </Button>
            <Button variant="ghost" block onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Text size="sm">From the bottom on phones, in the middle elsewhere.</Text>
      </Sheet>
    </>
  );
};

export const NoticeExamples = () => (
  <>
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
      <Banner tone="warning" icon={<IconCloudOff />}>
        You are offline. Messages wait here.
      </Banner>
      <Banner tone="danger">The bank declined this payment. Nothing was taken.</Banner>
    </Section>
    <Section name="Overlays">
      <Cluster>
        <DialogExample />
        <SheetExample />
        <Button
          variant="ghost"
          size="sm"
          onClick={() => showToast({ text: 'Petra is hidden from search', actionLabel: 'Undo', onAction: nothing })}
        >
          Toast
        </Button>
      </Cluster>
    </Section>
    <Section name="Empty and failed">
      <Stack gap={4}>
        <Card padded={false}>
          <EmptyState title="No messages yet" action={<Button size="sm">Find someone</Button>} level={3}>
            Someone you like is online. A question about their photo is a good start.
          </EmptyState>
        </Card>
        <Card padded={false}>
          <ErrorState title="This did not load" retryLabel="Try again" onRetry={nothing} level={3}>
            The connection was lost on the way. Nothing was changed.
          </ErrorState>
        </Card>
      </Stack>
    </Section>
  </>
);
