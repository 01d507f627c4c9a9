import { Component, type ReactNode } from 'react';

import { RemoteFailure } from './remote-failure.tsx';

interface Props {
  children: ReactNode;
  /** Shown instead of the usual text with its retry button; null hides the broken part. */
  fallback?: ReactNode;
  onError: (error: unknown) => void;
}

interface State {
  failed: boolean;
}

/** Keeps an error of one part from taking the rest of the page with it. "Try again" renders the part anew. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError = (): State => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <RemoteFailure onRetry={this.retry} />;
  }
}
