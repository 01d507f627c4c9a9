import {
  type Breakpoint,
  breakpoints,
  Cluster,
  Divider,
  Heading,
  Logo,
  Mark,
  media,
  Stack,
  Tag,
  Text,
} from '../index.ts';
import { Section } from './section.tsx';

const steps = Object.keys(breakpoints) as Breakpoint[];

/** Shows which breakpoints the window reaches. */
const Widths = () => (
  <Cluster gap={2} role="group" aria-label="Breakpoints">
    {steps.map((step) => (
      <Tag key={step} css={{ [media.down(step)]: { display: 'none' } }}>
        {`from ${breakpoints[step]} px`}
      </Tag>
    ))}
  </Cluster>
);

export const TextExamples = () => (
  <Section name="Type">
    <Stack gap={2}>
      <Heading level={2} size="display">
        Someone else is up too.
      </Heading>
      <Heading level={2} size="page">
        People you might like
      </Heading>
      <Heading level={3} size="section">
        You have three things in common
      </Heading>
      <Heading level={3} size="card">
        Comes with every package
      </Heading>
      <Text>Body, 16 px. Größere Zeichen, hyvää päivää, Ελληνικά, Здравствуйте.</Text>
      <Text size="sm" tone="muted">
        Meta and hints, 14 px.
      </Text>
      <Text size="xs" tone="muted" numeric>
        12 px: 20:04, 03:41:22
      </Text>
      <Text clip>
        A single line that is cut at its end where the room does not suffice for all of its words, as here.
      </Text>
      <Text>
        <a href="#main">Forgot your password?</a>
      </Text>
      <Divider />
      <Cluster gap={5}>
        <Logo name="Pairwise" />
        <Mark size={56} />
      </Cluster>
      <Widths />
    </Stack>
  </Section>
);
