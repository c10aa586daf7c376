import type { ReactNode } from "react";
import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { needPath } from "../connections.limits.ts";
import type { ListedNeed } from "../connections.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("connections");
  return (key: string) => t(key as Key<"connections">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "response", "post"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("connections");
  const say = useSay();
  const { intent = "", transition = "", response = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    // Of this form there may be several on a page, each with fields of its own.
    if (intent === "connect") return `${field}-${response.trim() || "poster"}`;
    return field;
  };
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
    <dt className="text-muted">{label}</dt>
    <dd className="font-medium whitespace-pre-line">{children}</dd>
  </div>
);

/** The days of a need, from the first to the last. */
export function Days({ need }: { need: Pick<ListedNeed, "firstDay" | "lastDay"> }) {
  const { date } = useFormat();
  return (
    <>
      <bdi>{date(need.firstDay)}</bdi>
      {need.lastDay !== need.firstDay && (
        <>
          {" – "}
          <bdi>{date(need.lastDay)}</bdi>
        </>
      )}
    </>
  );
}

export function Pay({ need }: { need: Pick<ListedNeed, "pay" | "amount"> }) {
  const t = useText("connections");
  return (
    <>
      {need.amount && <bdi>{need.amount} </bdi>}
      {t(`pays.${need.pay}`)}
    </>
  );
}

/** A need in a list: what is looked for, and what else is said of it beside its link. */
export function NeedLine({ need, children }: { need: ListedNeed; children?: ReactNode }) {
  const t = useText("connections");
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href={needPath(need.id)} className="inline-flex min-h-12 items-center text-lg font-bold underline">
          {t("title", { count: need.headcount, trade: t(`trades.${need.trade}`) })}
        </a>
        {need.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </div>
      <p className="flex flex-wrap gap-x-4">
        <span>
          <Days need={need} />
        </span>
        <bdi>{need.area}</bdi>
        <span>
          <Pay need={need} />
        </span>
      </p>
      {children}
    </li>
  );
}
