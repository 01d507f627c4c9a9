import {
  Avatar,
  Badge,
  IconButton,
  IconCards,
  IconHeart,
  IconMessageCircle,
  IconSearch,
  IconUserCircle,
  Logo,
  NavBar,
  NavItem,
  type NavPlace,
  Stack,
  TabLinks,
  TabPanel,
  Text,
  theme,
  TopBar,
  TopBarGap,
} from '../index.ts';
import { Section } from './section.tsx';

const places = [
  { label: 'Discover', Icon: IconSearch },
  { label: 'Swipe', Icon: IconCards },
  { label: 'Messages', Icon: IconMessageCircle, count: 3, countLabel: '3 unread', current: true },
  { label: 'Likes', Icon: IconHeart, count: 120, countLabel: '120 new' },
  { label: 'Me', Icon: IconUserCircle },
];

/** Bars in the flow of the page and visible at every width. Real bars stick to an edge and hide at some widths. */
const inFlow = {
  top: { '&&': { display: 'flex' }, flexWrap: 'wrap', marginInlineStart: 0 },
  bottom: { '&&': { display: 'flex' }, position: 'static' },
} as const;

export const NavPlaces = ({ place, labels }: { place: NavPlace; labels?: readonly string[] }) => (
  <NavBar place={place} aria-label={`Main, ${place}`} css={inFlow[place]}>
    {places.map(({ label, current, ...item }, index) => (
      <NavItem key={label} href="#main" aria-current={current ? 'page' : undefined} {...item}>
        {labels?.[index] ?? label}
      </NavItem>
    ))}
  </NavBar>
);

const frame = {
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
};

export const NavigationExamples = ({ id, portrait }: { id: string; portrait: string | undefined }) => (
  <Section name="Navigation">
    <div css={frame}>
      <TopBar>
        <Logo name="Pairwise" />
        <TopBarGap />
        <IconButton label="Search">
          <IconSearch />
        </IconButton>
        <Avatar src={portrait} size={36} alt="You" />
      </TopBar>
      <div css={{ paddingInline: theme.space[4] }}>
        <TabLinks
          label="Conversations"
          selected={`${id}-inbox`}
          tabs={[
            { id: `${id}-inbox`, label: 'All', href: '#main' },
            {
              id: `${id}-new`,
              label: (
                <>
                  Unread
                  <Badge count={3} label="3 unread" />
                </>
              ),
              href: '#main',
            },
            { id: `${id}-here`, label: 'Online', href: '#main' },
          ]}
        />
        <TabPanel tab={`${id}-inbox`}>
          <Text size="sm" tone="muted" css={{ paddingBlockStart: theme.space[3] }}>
            Tabs that are addresses.
          </Text>
        </TabPanel>
      </div>
      <Stack gap={4} css={{ paddingBlockStart: theme.space[4] }}>
        <NavPlaces place="top" />
        <NavPlaces place="bottom" />
      </Stack>
    </div>
  </Section>
);
