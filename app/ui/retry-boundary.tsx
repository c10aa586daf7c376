import { Component, type ReactNode } from "react";

interface RetryBoundaryProps {
  /** What stands in the place of what failed; `retry` begins it anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches what its children throw in the browser, and lets them be tried again. */
export class RetryBoundary extends Component<RetryBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
