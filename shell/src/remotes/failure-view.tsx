import { RemoteFailure } from '@pairwise/remote';
import { EmotionProvider } from '@pairwise/ui';
import { createRoot } from 'react-dom/client';

export interface FailureView {
  /** The button was pressed and the answer is on its way. */
  setRetrying: (retrying: boolean) => void;
  remove: () => void;
}

/** Draws the fallback into an element, as a root of its own: it must not depend on what has failed. */
export const showFailure = (element: HTMLElement, onRetry: () => void): FailureView => {
  const root = createRoot(element, { identifierPrefix: 'failure-' });
  const setRetrying = (retrying: boolean): void =>
    root.render(
      <EmotionProvider>
        <RemoteFailure onRetry={onRetry} retrying={retrying} />
      </EmotionProvider>,
    );
  setRetrying(false);
  return { setRetrying, remove: () => root.unmount() };
};
