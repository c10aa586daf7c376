import { Component, type ReactNode, Suspense } from "react";

interface SectionBoundaryProps {
  /** What stands in the section's place when it cannot be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what a section throws in the browser. */
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
 * A part of a page that may fail by itself: its fallback takes its place and the rest stands. React's error
 * boundaries do nothing on the server; there the Suspense boundary does the same.
 */
export function SectionBoundary({ fallback, children }: SectionBoundaryProps) {
  return (
    <Catch fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Catch>
  );
}
