import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import { nextIndex, panelId, tabId, tabListStyle, tabStyle } from './tab-style.ts';

export type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
};

/** Tabs that arrow keys select. Put the content into `TabPanel`s with the same ids. Ids are unique on the page. */
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
    <div ref={list} role="tablist" aria-label={label} css={tabListStyle}>
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
          css={tabStyle}
        >
          {text}
        </button>
      ))}
    </div>
  );
};

export type TabPanelProps = { tab: string; children: ReactNode };

/** The content of the selected tab. */
export const TabPanel = ({ tab, children }: TabPanelProps) => (
  <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
    {children}
  </div>
);
