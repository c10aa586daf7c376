import type { ReactNode } from "react";

interface RadioTilesProps {
  /** Also the beginning of each tile's id: `<name>-<value>`; the error summary links to the first. */
  name: string;
  legend: ReactNode;
  options: readonly { value: string; text: ReactNode; note?: string; disabled?: boolean }[];
  chosen?: string;
  error?: string;
}

/** One of a few, each a tile that is pressed as a whole. */
export function RadioTiles({ name, legend, options, chosen, error }: RadioTilesProps) {
  const errorId = error ? `${name}-error` : undefined;
  return (
    <fieldset aria-describedby={errorId} className={error ? "border-s-4 border-danger ps-3" : ""}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {error && (
        <p id={errorId} className="mb-1.5 font-medium text-danger">
          {error}
        </p>
      )}
      <div className="grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
        {options.map(({ value, text, note, disabled }) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 hover:bg-sunken has-checked:border-2 has-checked:border-accent has-checked:bg-tint has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-muted"
          >
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              disabled={disabled}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="grid">
              <span className="font-medium">{text}</span>
              {note && <span className="text-sm text-muted">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
