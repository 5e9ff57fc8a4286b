import type { Log } from '@lemma/core/platform';
import { Component, createContext, type ErrorInfo, type ReactNode } from 'react';
import { SomethingWrongPage } from './error-pages.tsx';

interface ErrorBoundaryProps {
  readonly log: Log;
  /** A new value (the address, say) gives the content another chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** How often the content has been given another chance: what could not be loaded is asked for anew. */
export const AttemptContext = createContext(0);

interface ErrorBoundaryState {
  readonly attempt: number;
  readonly failedAt: string | undefined;
}

/** Catches what should not happen: the page says so, the rest of the app goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { attempt: 0, failedAt: undefined };

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
    const { attempt, failedAt } = this.state;
    if (failedAt !== undefined) return <SomethingWrongPage onRetry={this.#retry} />;
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }

  readonly #retry = (): void => this.setState(({ attempt }) => ({ attempt: attempt + 1, failedAt: undefined }));
}
