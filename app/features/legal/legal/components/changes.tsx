import { useText } from "~/i18n/i18n.tsx";
import type { ClauseChange, Piece } from "../difference.ts";
import { placeOf } from "./clause-section.tsx";

/** A text with what went struck through and what came underlined: to be told apart without colours, and on paper. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, n) => {
    const key = `${kind}-${n}`;
    if (kind === "added")
      return (
        <ins key={key} className="bg-tint font-medium underline decoration-2 underline-offset-2">
          {text}
        </ins>
      );
    return kind === "removed" ? (
      <del key={key} className="text-muted line-through">
        {text}
      </del>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

/** What changed since an earlier wording, clause by clause; what stayed as it was is left out. */
export function Changes({ changes }: { changes: readonly ClauseChange[] }) {
  const t = useText("legal");
  if (changes.length === 0) return <p className="max-w-prose">{t("changes.none")}</p>;
  return (
    <>
      <p className="max-w-prose pb-6 text-muted">
        {t("changes.key")} <ins className="bg-tint font-medium">{t("changes.added")}</ins>{" "}
        <del>{t("changes.removed")}</del>
      </p>
      {changes.map(({ id, heading, summary, text }) => (
        <section
          key={id}
          aria-labelledby={`${placeOf(id)}-heading`}
          className="grid gap-4 border-t border-line py-6"
        >
          <h2 id={`${placeOf(id)}-heading`} className="text-xl font-bold">
            {heading}
          </h2>
          <p className="border-s-4 border-blueprint ps-4">
            <Pieces pieces={summary} />
          </p>
          <div className="max-w-prose whitespace-pre-line">
            <Pieces pieces={text} />
          </div>
        </section>
      ))}
    </>
  );
}
