import { useText } from "~/i18n/i18n.tsx";

const LOOKS: Record<string, string> = {
  pass: "border-ok text-ok",
  attention: "border-warn text-warn",
  fail: "border-danger text-danger",
  none: "border-line text-muted",
};

/** How a run came out, in words, with its points where there are any. */
export function ScoreBadge({ result, percent }: { result: string; percent?: number }) {
  const t = useText("safety-checklists");
  return (
    <span
      className={`inline-flex items-center rounded-control border-2 px-2 text-sm font-bold ${LOOKS[result] ?? ""}`}
    >
      {t(`score.${result as "pass"}`)}
      {percent !== undefined && <span className="ps-2 tabular-nums">{percent}%</span>}
    </span>
  );
}
