interface ProgressProps {
  id: string;
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** The same in words, such as "3 of 8". */
  text: string;
}

/** How much of a known amount is done. */
export function Progress({ id, label, value, max, text }: ProgressProps) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="text-muted tabular-nums">{text}</span>
      </p>
      <progress
        id={id}
        value={value}
        max={max}
        className="h-3 w-full appearance-none overflow-hidden rounded-control border border-control bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      >
        {text}
      </progress>
    </div>
  );
}
