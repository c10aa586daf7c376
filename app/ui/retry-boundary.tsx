import { Component, type ReactNode } from "react";

interface RetryBoundaryProps {
  /** The fallback after a failure; `retry` mounts the children again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches errors of its children in the browser, and can retry them. */
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
