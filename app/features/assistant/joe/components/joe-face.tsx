import type { Mood } from "../mood.logic.ts";

const GLASSES =
  "M12.2 25a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M21.2 25a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M18.8 25h2.4";
const EYES = "M15.5 25h.01M24.5 25h.01";
/** Eyes and mouth of each mood, as strokes; a dot is a stroke without length. */
const LOOKS: Record<Mood, string> = {
  neutral: EYES,
  thinking: "M14 24.7h3M23 24.7h3M18.5 33h4",
  happy: "M13.7 25.6q1.8-2.6 3.6 0M22.7 25.6q1.8-2.6 3.6 0M16 32.2q4 3.6 8 0",
  expert: `${EYES}${GLASSES}`,
  genius: `${EYES}${GLASSES}M16 32.2q4 3.6 8 0M31.5 9v5M29 11.5h5`,
};

/** Joe, drawn: a hard hat, a moustache, and a mood about the eyes. Decorative; his name stands beside it. */
export function JoeFace({ mood = "neutral", className }: { mood?: Mood; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <circle cx="20" cy="20" r="19" className="fill-tint stroke-accent" strokeWidth="1.5" />
      <path d="M10 19a10 10 0 0 1 20 0" className="fill-accent" />
      <path d="M7 20h26" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      <path d="M18 9h4v6h-4z" className="fill-on-accent" />
      <g fill="none" className="stroke-ink" strokeLinecap="round" strokeLinejoin="round">
        <path d={LOOKS[mood]} strokeWidth="1.7" />
        <path d="M12.5 28.5c1.5 1.8 5.5 1.8 7.5-.4 2 2.2 6 2.2 7.5.4" strokeWidth="2.2" />
      </g>
    </svg>
  );
}
