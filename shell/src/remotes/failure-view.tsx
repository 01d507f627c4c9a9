import { RemoteFailure } from '@pairwise/remote';
import { EmotionProvider } from '@pairwise/ui';
import { createRoot } from 'react-dom/client';

export interface FailureView {
  /** Shows that a retry is running. */
  setRetrying: (retrying: boolean) => void;
  remove: () => void;
}

/** Renders the fallback into an element, as a React root of its own: it must not depend on the code that failed. */
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
