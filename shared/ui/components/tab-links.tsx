import { type ElementType, type KeyboardEvent, type ReactNode, useRef } from 'react';

import type { AsProps } from './as-props.ts';
import { nextIndex, panelId, tabId, tabListStyle, tabStyle } from './tab-style.ts';

/** One tab: its label and the props of its link (`href`, or `to` of the router's Link). */
type TabLink<Component extends ElementType> = AsProps<Component, { id: string; label: ReactNode }>;

export type TabLinksProps<Component extends ElementType> = {
  label: string;
  as?: Component;
  tabs: readonly Omit<TabLink<Component>, 'as' | 'ref' | 'children'>[];
  selected: string;
};

/**
 * Tabs that are links, which can be opened in another browser tab. Arrow keys move among them, Enter follows. The
 * content is in the `TabPanel` of the selected tab.
 */
export const TabLinks = <Component extends ElementType = 'a'>(props: TabLinksProps<Component>) => {
  const { label, as, tabs, selected } = props;
  const list = useRef<HTMLDivElement>(null);
  const Element: ElementType = as ?? 'a';
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} css={tabListStyle}>
      {tabs.map(({ id, label: text, ...rest }, index) => (
        <Element
          key={id}
          {...rest}
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onKeyDown={(event: KeyboardEvent) => onKeyDown(event, index)}
          css={tabStyle}
        >
          {text}
        </Element>
      ))}
    </div>
  );
};
