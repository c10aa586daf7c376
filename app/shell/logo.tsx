/** The logo: a king-post truss on its baseline. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="icon size-7 md:size-8" aria-hidden="true">
      <path d="M3 24 16 8l13 16M16 8v16M9.5 16 16 24l6.5-8" strokeWidth="2.25" />
      <path d="M2 28h28" strokeWidth="3" className="stroke-accent" />
    </svg>
  );
}
