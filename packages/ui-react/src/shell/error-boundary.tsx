import type { Log } from '@lemma/core/platform';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { SomethingWrongPage } from './error-pages.tsx';

interface ErrorBoundaryProps {
  readonly log: Log;
  /** A new value (the address, say) gives the content another chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | undefined;
}

/** Catches what should not happen: the page says so, the rest of the app goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.log.error(error.message, { stack: error.stack, component: info.componentStack });
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state;
    if (failedAt !== undefined && failedAt !== '' && failedAt !== this.props.resetKey) this.#retry();
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <SomethingWrongPage onRetry={this.#retry} />;
  }

  readonly #retry = (): void => this.setState({ failedAt: undefined });
}
