import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconPencil,
  media,
  OfflineState,
  SectionCard,
  Skeleton,
  Stack,
  Text,
  theme,
} from '../index.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;

const columns = {
  display: 'grid',
  gap: theme.space[4],
  alignItems: 'start',
  [media.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
};

export const StateExamples = ({ id }: { id: string }) => (
  <Section name="States">
    <div css={columns}>
      <Card padded={false}>
        <EmptyState title="No messages yet" action={<Button size="sm">Find someone</Button>} level={3}>
          Someone you like is online. A question about their photo is a good start.
        </EmptyState>
      </Card>
      <Card padded={false}>
        <ErrorState title="This did not load" retryLabel="Try again" onRetry={nothing} level={3}>
          Something went wrong on our side. Nothing was changed.
        </ErrorState>
      </Card>
      <Card padded={false}>
        <OfflineState title="You are offline" level={3}>
          Your likes appear here as soon as you are connected.
        </OfflineState>
      </Card>
      <Card padded={false}>
        <ErrorState title="This did not load" retryLabel="Try again" onRetry={nothing} retrying level={3} />
      </Card>
      <SectionCard
        id={`${id}-about`}
        title="About you"
        text="What others read first."
        action={
          <Button variant="ghost" size="sm" icon={<IconPencil size={18} />}>
            Edit
          </Button>
        }
      >
        <Text>Sunday markets, loud kitchens, quiet trains.</Text>
      </SectionCard>
      <Card as="section" aria-busy="true" aria-label="Loading">
        <Stack gap={2}>
          <Skeleton height={64} radius="md" />
          <Skeleton width="80%" />
          <Skeleton width="55%" />
        </Stack>
      </Card>
    </div>
  </Section>
);
