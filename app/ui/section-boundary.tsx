import { Component, type ReactNode, Suspense } from "react";

interface SectionBoundaryProps {
  /** The fallback when the section cannot be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches errors of a section in the browser. */
class Catch extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * A part of a page that may fail independently: its fallback replaces it and the rest of the page is unaffected.
 * React's error boundaries do nothing on the server; there the Suspense boundary has the same effect.
 */
export function SectionBoundary({ fallback, children }: SectionBoundaryProps) {
  return (
    <Catch fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Catch>
  );
}
