import { useState } from 'react';

import {
  Badge,
  Button,
  Chip,
  Cluster,
  IconAdjustments,
  IconBan,
  IconButton,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconDiamond,
  IconDotsVertical,
  IconEyeOff,
  IconFlag,
  IconHeart,
  IconLink,
  IconMessageCircle,
  IconWorld,
  LinkButton,
  Menu,
  MenuItem,
  MenuLink,
  StatusDot,
  TabPanel,
  Tabs,
  Tag,
  Text,
} from '../index.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;

const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
] as const;

const LanguageMenu = () => {
  const [language, setLanguage] = useState('en');
  return (
    <Menu
      label={`Language: ${language.toUpperCase()}`}
      closeLabel="Close"
      align="start"
      triggerCss={{ inlineSize: 'auto', minInlineSize: 64, gridAutoFlow: 'column' }}
      trigger={
        <>
          <IconWorld />
          {language.toUpperCase()}
        </>
      }
    >
      {languages.map(([code, name]) => (
        <MenuItem key={code} lang={code} checked={code === language} onSelect={() => setLanguage(code)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
};

const TabsExample = ({ id }: { id: string }) => {
  const [selected, setSelected] = useState(`${id}-all`);
  const tabs = [
    { id: `${id}-all`, label: 'All' },
    {
      id: `${id}-unread`,
      label: (
        <>
          Unread
          <Badge count={3} label="3 unread" />
        </>
      ),
    },
    { id: `${id}-online`, label: 'Online' },
  ];
  return (
    <div>
      <Tabs label="Messages" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tab={selected}>
        <Text size="sm" tone="muted" css={{ paddingBlock: 12 }}>
          Arrow keys move between the tabs.
        </Text>
      </TabPanel>
    </div>
  );
};

export const ActionExamples = ({ id }: { id: string }) => {
  const [online, setOnline] = useState(true);
  return (
    <>
      <Section name="Buttons">
        <Cluster gap={2}>
          <Button variant="primary">Write to Marta</Button>
          <Button>Send</Button>
          <Button variant="ghost">Not now</Button>
          <Button variant="danger">Block</Button>
          <LinkButton href="#main" variant="soft" size="sm" icon={<IconDiamond />}>
            Get Premium
          </LinkButton>
          <Button disabled>Waiting</Button>
          <Button busy>Sending</Button>
          <IconButton label="More" solid>
            <IconDotsVertical />
          </IconButton>
          <IconLink label="Back" href="#main">
            <IconChevronLeft />
          </IconLink>
          <IconButton label="Like" disabled>
            <IconHeart />
          </IconButton>
        </Cluster>
        <Button variant="primary" size="lg" block icon={<IconMessageCircle />}>
          Write to Marta
        </Button>
        <Button variant="primary" size="lg" block busy>
          Zahlungspflichtig bestellen und Unterhaltung fortsetzen
        </Button>
      </Section>
      <Section name="Chips and tags">
        <Cluster gap={2}>
          <Chip icon={<IconAdjustments />} trailing={<Badge count={2} label="2 filters" />}>
            Filters
          </Chip>
          <Chip pressed={online} onClick={() => setOnline(!online)}>
            Online now
          </Chip>
          <Chip trailing={<IconChevronDown />}>Anywhere</Chip>
          <Tag tone="match" icon={<IconCheck />}>
            Jazz
          </Tag>
          <Tag>Flea markets</Tag>
          <Tag tone="bonus">25 % off</Tag>
          <Tag tone="popular">Most popular</Tag>
          <Badge count={3} label="3 unread" />
          <Badge count={120} label="120 unread" />
          <StatusDot label="Online" />
          <StatusDot label="Waiting" tone="warning" />
          <StatusDot label="Offline" tone="off" />
        </Cluster>
      </Section>
      <Section name="Menus and tabs">
        <Cluster justify="between">
          <LanguageMenu />
          <Menu label="More" closeLabel="Close" trigger={<IconDotsVertical />}>
            <MenuItem icon={<IconEyeOff />} onSelect={nothing}>
              Hide from search
            </MenuItem>
            <MenuItem icon={<IconBan />} onSelect={nothing}>
              Block Marta
            </MenuItem>
            <MenuLink icon={<IconHeart />} href="#main">
              Likes
            </MenuLink>
            <MenuItem icon={<IconFlag />} tone="danger" onSelect={nothing}>
              Report profile
            </MenuItem>
          </Menu>
        </Cluster>
        <TabsExample id={id} />
      </Section>
    </>
  );
};
