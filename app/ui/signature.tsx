import { isDrawn, SHEET } from "~/lib/drawn-signature.ts";

/** A signature as it was drawn; nothing where it was only typed. */
export function DrawnSignature({ path, label }: { path: string; label: string }) {
  if (path === "") return null;
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={label}
      className="block h-20 w-50 max-w-full"
    >
      <path d={path} {...PEN} />
    </svg>
  );
}

const PEN = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

interface SignatureFieldProps {
  name: string;
  /** What is kept already. */
  value: string;
  /** Whose it is, for the buttons' names where a form has several. */
  of?: string;
  words: { draw: string; clear: string; drawn: string };
}

/**
 * A sheet to sign on with a finger, beside what is typed; it is there with scripts only, which `SignatureSheets` brings.
 * What is drawn goes into a hidden field. Without scripts the field keeps what it had.
 */
export function SignatureField({ name, value: sent, of, words }: SignatureFieldProps) {
  // What is no drawing is not given back: nobody could take it away without scripts.
  const value = isDrawn(sent) ? sent : "";
  const named = (word: string) => (of ? `${word}: ${of}` : undefined);
  return (
    <div data-signature className="grid justify-items-start gap-2 noscript:hidden print:hidden">
      <input type="hidden" name={name} defaultValue={value} />
      <div
        data-signature-sheet
        hidden={value === ""}
        className="w-full max-w-100 border-2 border-ink bg-surface"
      >
        <svg
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          role="img"
          aria-label={words.drawn}
          className="block w-full"
        >
          <path d={value} {...PEN} />
        </svg>
      </div>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          data-signature-open
          aria-label={named(words.draw)}
          className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4"
        >
          {words.draw}
        </button>
        <button
          type="button"
          data-signature-clear
          aria-label={named(words.clear)}
          hidden={value === ""}
          className="inline-flex min-h-12 items-center font-medium text-danger underline underline-offset-4 [&[hidden]]:hidden"
        >
          {words.clear}
        </button>
      </p>
    </div>
  );
}
