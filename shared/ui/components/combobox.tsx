import type { CSSObject } from '@emotion/react';
import { IconCheck, keyframes, TextInput, type TextInputProps, theme, VisuallyHidden } from '@pairwise/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { optionForKey } from './combobox-keys.ts';

export type ComboboxOption = {
  key: string;
  label: string;
  /** What tells it from another option of that label, below it. */
  detail?: string;
};

export type ComboboxProps = Omit<TextInputProps, 'value' | 'onChange' | 'list'> & {
  /** The text in the field: what was typed, or the label of the chosen option. */
  value: string;
  /** Key of the chosen option; null while the text is only typed. */
  chosen: string | null;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** The options for the typed text. */
  options: readonly ComboboxOption[];
  /** True while `options` belong to an earlier text: Enter then chooses the first one of the text when it comes. */
  loading?: boolean;
  /** Key of the option that the typed text can only mean: it is chosen when the focus leaves. */
  only?: string | undefined;
  /** Names the list. */
  listLabel: string;
  /** Shown and announced when no option matches. */
  noneText: string;
  /** Announces the number of options. */
  countText: (count: number) => string;
};

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const LIST_HEIGHT = 332;

const panelStyle: CSSObject = {
  position: 'absolute',
  zIndex: 40,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  inlineSize: 'max(100%, 280px)',
  maxBlockSize: `min(46dvh, ${LIST_HEIGHT}px)`,
  margin: 0,
  padding: theme.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.high,
  animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

const optionStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[3],
  minBlockSize: 52,
  paddingBlock: 6,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.sm,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.color.inset },
  '&[data-active="true"]': { background: theme.color.secondarySoft, color: theme.color.onSecondarySoft },
  '@media (forced-colors: active)': { '&[data-active="true"]': { outline: '2px solid' } },
};

const detailStyle: CSSObject = {
  display: 'block',
  color: theme.color.inkMuted,
  ...theme.text.sm,
  '[data-active="true"] &': { color: 'inherit' },
};

/**
 * A text field whose value is chosen from a list that follows the typed text, as the editable combobox of the ARIA
 * authoring practices. The first option is active while typing: Enter and Tab choose it. Place it inside a `Field`.
 */
export const Combobox = (props: ComboboxProps) => {
  const {
    value,
    chosen,
    onType,
    onChoose,
    options,
    loading = false,
    only,
    listLabel,
    noneText,
    countText,
    ...rest
  } = props;
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  /** Enter was pressed before the options of the text had come: it chooses the first of them then. */
  const isAwaited = useRef(false);
  const id = useId();
  const listId = `${id}-list`;

  const isTyped = chosen === null && value.trim() !== '';
  const movedTo = options.findIndex(({ key }) => key === moved);
  const first = isTyped ? 0 : -1;
  const active = isOpen && !loading ? (options[movedTo === -1 ? first : movedTo] ?? undefined) : undefined;
  const shown = isOpen && (options.length > 0 || (isTyped && !loading));
  const optionId = (key: string): string => `${id}-${key}`;

  const activeId = active && optionId(active.key);
  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    const { current: panel } = list;
    if (!shown || !option || !panel) return;
    const [start, end] = [option.offsetTop, option.offsetTop + option.offsetHeight];
    if (start < panel.scrollTop) panel.scrollTop = start;
    else if (end > panel.scrollTop + panel.clientHeight) panel.scrollTop = end - panel.clientHeight;
  }, [shown, activeId]);

  const close = (): void => {
    isAwaited.current = false;
    setOpen(false);
    setMoved(undefined);
  };
  const choose = (option: ComboboxOption): void => {
    onChoose(option);
    close();
  };

  const chooseAwaited = useEffectEvent(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    if (isOpen && options[0]) choose(options[0]);
  });
  useEffect(() => {
    // The options come from the server, whenever they come.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!loading) chooseAwaited();
  }, [loading]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter may confirm a composed character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      // Closes only the list, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Enter' && (active || (isOpen && isTyped))) {
      // A half-typed text never submits the form.
      event.preventDefault();
      if (active) choose(active);
      else isAwaited.current = loading;
      return;
    }
    if (event.key === 'Tab' && active && !event.shiftKey) return choose(active);
    const next = optionForKey(event.key, active ? options.indexOf(active) : -1, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    if (!loading) setMoved(options[next]?.key);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    // A name typed in full is a choice; of two towns of one name it is not.
    const same = options.filter(({ label }) => label.toLocaleLowerCase() === value.trim().toLocaleLowerCase());
    const meant = same.length === 1 ? same[0] : options.find(({ key }) => key === only);
    if (isTyped && !loading && meant) onChoose(meant);
    close();
  };

  const announced = (): string => {
    if (!isOpen || loading) return '';
    return options.length === 0 ? noneText : countText(options.length);
  };

  return (
    <div onBlur={onBlur} css={{ position: 'relative' }}>
      <TextInput
        {...rest}
        // A focused field leaves room for its list below.
        css={{ scrollMarginBlockEnd: LIST_HEIGHT }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown ? activeId : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          isAwaited.current = false;
          setOpen(true);
          setMoved(undefined);
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status">
        <VisuallyHidden>{announced()}</VisuallyHidden>
      </span>
      {shown && options.length === 0 && (
        <div css={[panelStyle, { padding: theme.space[4], ...theme.text.sm }]}>{noneText}</div>
      )}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!shown || options.length === 0}
        css={panelStyle}
      >
        {shown &&
          options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
            <div
              key={option.key}
              id={optionId(option.key)}
              role="option"
              tabIndex={-1}
              // While the arrow keys or the typed text point at an option, it is the selected one.
              aria-selected={active ? option === active : option.key === chosen}
              data-active={option === active}
              css={optionStyle}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>
                <span css={{ fontWeight: theme.weight.medium }}>{option.label}</span>
                {option.detail !== undefined && <span css={detailStyle}>{option.detail}</span>}
              </span>
              {option.key === chosen && <IconCheck size={20} />}
            </div>
          ))}
      </div>
    </div>
  );
};
