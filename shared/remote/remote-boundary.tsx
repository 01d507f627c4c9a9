import { Component, type ReactNode } from 'react';

import { RemoteFailure } from './remote-failure.tsx';

interface Props {
  children: ReactNode;
  /** Rendered instead of the default text with its retry button; null hides the broken part. */
  fallback?: ReactNode;
  onError: (error: unknown) => void;
}

interface State {
  failed: boolean;
}

/** Contains an error in one part of the page. The button "Try again" renders the part again. */
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
