import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import { theme } from '../tokens.ts';

export type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
};

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `tabpanel-${id}`;

/** Moves by key within a row of tabs; undefined for other keys. */
const nextIndex = (key: string, index: number, count: number) =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** Arrow keys choose. Give the content to `TabPanel`s of the same ids; ids are unique on the page. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      css={{
        display: 'flex',
        gap: theme.space[5],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBlockEnd: `1px solid ${theme.color.line}`,
      }}
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: theme.space[2],
            flex: 'none',
            minBlockSize: 48,
            minInlineSize: theme.tap,
            padding: 0,
            border: 0,
            borderBlockEnd: '3px solid transparent',
            background: 'none',
            color: theme.color.inkMuted,
            fontWeight: theme.weight.medium,
            '&:hover': { color: theme.color.ink },
            '&[aria-selected="true"]': {
              borderColor: theme.color.secondary,
              color: theme.color.ink,
              fontWeight: theme.weight.bold,
            },
            '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radius.sm },
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
};

export type TabPanelProps = { tab: string; children: ReactNode };

/** What the selected tab shows. */
export const TabPanel = ({ tab, children }: TabPanelProps) => (
  <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
    {children}
  </div>
);
