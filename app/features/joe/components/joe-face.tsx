/** Joe, drawn: a hard hat, two eyes and a moustache. Decorative; his name stands beside it. */
export function JoeFace({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" className="fill-tint stroke-accent" strokeWidth="1.5" />
      <path d="M10 19a10 10 0 0 1 20 0" className="fill-accent" />
      <path d="M7 20h26" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      <path d="M18 9h4v6h-4z" className="fill-on-accent" />
      <circle cx="15.5" cy="25" r="1.4" className="fill-ink" />
      <circle cx="24.5" cy="25" r="1.4" className="fill-ink" />
      <path
        d="M12.5 28.5c1.5 1.800 5.5 1.800 7.5-.4 2 2.2 6 2.2 7.5.4"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
