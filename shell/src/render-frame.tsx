import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App, type AppProps } from './app.tsx';
import { pressable, rememberPresses } from './early-presses.ts';

const cloneWithoutChildren = (element: HTMLElement): HTMLElement => element.cloneNode() as HTMLElement;

/** Replaces an element by another. If one of its buttons or links has the focus, the one at the same position gets it. */
const replaceElement = (before: HTMLElement, after: HTMLElement): void => {
  const place = pressable(before).findIndex((one) => one === document.activeElement);
  before.replaceWith(after);
  pressable(after)[place]?.focus({ preventScroll: true });
};

/**
 * Renders the shell around the remotes as a transition: in short tasks, between which the page reacts, and into elements that
 * are not in the document yet. What the document has of the frame looks the same, so it is replaced within one task, when all
 * of it is rendered. Then presses of its buttons are repeated.
 */
export const renderFrame = ({ elements, onCommit, ...props }: AppProps): void => {
  const { top, footer } = elements;
  const rendered = { ...elements, top: cloneWithoutChildren(top), footer: cloneWithoutChildren(footer) };
  const replace = (): void => {
    const repeatPresses = rememberPresses(top, rendered.top);
    replaceElement(top, rendered.top);
    replaceElement(footer, rendered.footer);
    // After React's commit, because a press may update state.
    queueMicrotask(() => void repeatPresses());
    onCommit();
  };
  const root = createRoot(elements.overlays);
  startTransition(() => root.render(<App {...props} elements={rendered} onCommit={replace} />));
};
