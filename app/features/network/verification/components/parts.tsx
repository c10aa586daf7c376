import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FigureList } from "~/ui/figure-list.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { AGREEMENT, LEVELS, type Reached } from "../level.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("verification-case");
  return (key: string) => t(key as Key<"verification-case">);
}

export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "kind", "place"];

/** What is wrong, above the page. Of several forms with the same fields the id of each begins with what it is about. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("verification-case");
  const say = useSay();
  const { intent, transition, kind, place } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (intent === MOVE_INTENT) return `note-${transition}`;
    if (intent === "item" || intent === "look") return `${kind}-${field}`;
    return intent === "reference" ? `${place}-${field}` : field;
  };
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** The rules of the levels, as the function of the decision has them. */
export function LevelRules() {
  const t = useText("verification-case");
  const say = useSay();
  const { number } = useFormat();
  return (
    <TitledSection id="levels" title={t("rules.title")} className="grid gap-3">
      <ol className="grid gap-2">
        {LEVELS.map((kinds, n) => (
          <li key={kinds[0]} className="border-s-4 border-line ps-3">
            <span className="font-bold">{t("level", { level: number(n + 1) })}</span>{" "}
            {kinds.map((kind) => say(`evidence.${kind}`)).join(" · ")}
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-muted">{t("rules.text", { agreement: number(AGREEMENT) })}</p>
    </TitledSection>
  );
}

/** How long decisions take here, with how many they were. */
export function Took({ took }: { took: { n: number; median?: number } }) {
  const t = useText("verification-case");
  return took.median === undefined ? (
    <p className="text-muted">{t("took.none")}</p>
  ) : (
    <FigureList
      rows={[[t("took.label", { count: took.n }), t("took.days", { count: took.median })] as const]}
    />
  );
}

/** What the evidence as it stands would give, and what the next level wants. */
export function ReachedLevel({ reached, agreement }: { reached: Reached; agreement: number | undefined }) {
  const t = useText("verification-case");
  const say = useSay();
  const { date, number } = useFormat();
  const missing = reached.missing.map((kind) => say(`evidence.${kind}`)).join(" · ");
  return (
    <div className="grid gap-1">
      <p className="text-lg font-bold">
        {reached.level === 0 ? t("reached.none") : t("level", { level: number(reached.level) })}
        {reached.until && <> {t("reached.until", { date: isolated(date(reached.until)) })}</>}
      </p>
      {missing && <p className="text-muted">{t("reached.missing", { missing })}</p>}
      {agreement !== undefined && <p>{t("reached.agreement", { percent: number(agreement) })}</p>}
    </div>
  );
}
