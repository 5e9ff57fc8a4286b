import type { Log } from '@lemma/core/platform';
import { Component, createContext, type ErrorInfo, type ReactNode } from 'react';
import { LostConnectionPage, SomethingWrongPage } from './error-pages.tsx';

interface ErrorBoundaryProps {
  readonly log: Log;
  /** A new value (the address, say) renders the content again. */
  readonly resetKey: string;
  /** Leads to the page before, where an error page offers that. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** How often the content has been retried: what could not be loaded is requested again. */
export const AttemptContext = createContext(0);

/** A page of the app could not be loaded. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

interface ErrorBoundaryState {
  readonly attempt: number;
  readonly isLost: boolean;
  readonly failedAt: string | undefined;
}

/** Catches bugs, and pages that failed to load: the page says so, the rest of the app keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { attempt: 0, isLost: false, failedAt: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failedAt: '', isLost: error instanceof PageNotLoaded };
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
    const { attempt, failedAt, isLost } = this.state;
    if (failedAt !== undefined) {
      return isLost ? (
        <LostConnectionPage onRetry={this.#retry} />
      ) : (
        <SomethingWrongPage onRetry={this.#retry} onBack={this.props.onBack} />
      );
    }
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }

  readonly #retry = (): void => this.setState(({ attempt }) => ({ attempt: attempt + 1, failedAt: undefined }));
}
