/** A king-post truss on its baseline: the mark of a frame that stands. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-7 shrink-0 text-ink md:size-8" aria-hidden="true">
      <path
        d="M3 24 16 8l13 16M16 8v16M9.5 16 16 24l6.5-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M2 28h28" strokeWidth="3" strokeLinecap="round" className="stroke-accent" />
    </svg>
  );
}
